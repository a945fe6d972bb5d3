import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOn, PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import {
  accountOfNewUser,
  isAdministrator,
  type Standing,
  userChangeRefusal,
} from '#shared/rules/people/user-change.ts';
import { type Level, type Permission, permissions } from '#shared/values/access.ts';

/** The provider 1, the top-level account 2 with its child 3, and the top-level account 4. */
const PARENTS: Readonly<Record<number, number | undefined>> = { 1: undefined, 2: undefined, 3: 2, 4: undefined };

const BOTH: Permission[] = ['checkout', 'usermanagement'];
const CHECKOUT: Permission[] = ['checkout'];

const inAccount = (accountId: number): Standing => ({
  accountId,
  parentId: PARENTS[accountId],
  type: 0,
  active: true,
  permissions: CHECKOUT,
});
const user = (accountId: number, changes: Partial<Standing> = {}) => ({
  ...inAccount(accountId),
  userId: 'u2',
  ...changes,
});
const master = (accountId: number, changes: Partial<Standing> = {}) =>
  user(accountId, { type: 1, permissions: BOTH, ...changes });

const actorAt = (level: Level, accountId: number, granted: Permission[] = BOTH) => ({
  userId: 'u1',
  level,
  accountId,
  permissions: granted,
});
const provider = actorAt(0, 1);
const parent = actorAt(1, 2);
const child = actorAt(2, 3);

type Change = Parameters<typeof userChangeRefusal>[0];
const refusal = (change: Pick<Change, 'actor' | 'after'> & Partial<Change>) =>
  userChangeRefusal({ isUserEditDisabled: false, otherAdministrators: 1, ...change });

describe('an administrator (admin 6)', () => {
  it.each([
    { change: {}, is: true, why: 'an active master user with the permission' },
    { change: { active: false }, is: false, why: 'inactive' },
    { change: { type: 0 }, is: false, why: 'an ordinary user' },
    { change: { permissions: CHECKOUT }, is: false, why: 'without the permission' },
  ] as const)('is $why: $is', ({ change, is }) => {
    expect(isAdministrator(master(2, change))).toBe(is);
  });
});

describe('a new user (decision B276)', () => {
  it.each([
    { actor: provider, after: master(1), refused: undefined, why: 'the provider creates its own administrators' },
    { actor: provider, after: master(3), refused: undefined, why: 'the provider creates administrators everywhere' },
    { actor: parent, after: master(2), refused: undefined, why: 'a parent creates its own administrators' },
    { actor: parent, after: master(3), refused: undefined, why: 'a parent creates those of its children' },
    { actor: parent, after: user(4), refused: 'forbidden', why: 'another account is out of scope' },
    { actor: parent, after: user(1), refused: 'forbidden', why: 'so is the provider' },
    { actor: child, after: user(3), refused: undefined, why: 'a child creates ordinary users' },
    { actor: child, after: user(2), refused: 'forbidden', why: 'but not in its parent' },
    { actor: child, after: user(3, { type: 1 }), refused: 'forbidden', why: 'a child creates no master users' },
    { actor: child, after: user(3, { permissions: BOTH }), refused: 'forbidden', why: 'nor opens the admin area' },
    { actor: actorAt(3, 3), after: user(3), refused: 'forbidden', why: 'an ordinary user creates nobody' },
    { actor: actorAt(1, 2, CHECKOUT), after: user(2), refused: 'forbidden', why: 'nobody does without the permission' },
    {
      actor: actorAt(1, 2, ['usermanagement']),
      after: user(2),
      refused: 'forbidden',
      why: 'who can’t check out lets nobody check out',
    },
    {
      actor: actorAt(1, 2, ['usermanagement']),
      after: user(2, { permissions: [] }),
      refused: undefined,
      why: 'but may create somebody who can’t either',
    },
    {
      actor: actorAt(0, 1, ['usermanagement']),
      after: user(2),
      refused: undefined,
      why: 'the provider gives permissions that it does not have',
    },
  ])('is refused: $refused, because $why', ({ actor, after, refused }) => {
    expect(refusal({ actor, after })).toBe(refused);
  });

  it.each([
    { level: 0, account: 7, why: 'the provider chooses' },
    { level: 1, account: 7, why: 'a parent chooses' },
    { level: 2, account: 3, why: 'a child’s goes to its own account (admin 6)' },
  ] as const)('of level $level gets account $account, because $why', ({ level, account }) => {
    expect(accountOfNewUser({ level, accountId: 3 }, 7)).toBe(account);
  });
});

interface Case {
  readonly actor: Change['actor'];
  readonly before: NonNullable<Change['before']>;
  readonly after: Standing;
  readonly refused: 'forbidden' | undefined;
  readonly why: string;
}

describe('a change (decision B276)', () => {
  const self = { ...master(2), userId: 'u1' };
  it.each([
    { actor: parent, before: self, after: self, refused: undefined, why: 'one may change one’s own name' },
    { actor: parent, before: self, after: { ...self, type: 0 }, refused: 'forbidden', why: 'but not the own type' },
    { actor: parent, before: self, after: { ...self, active: false }, refused: 'forbidden', why: 'nor be inactive' },
    {
      actor: parent,
      before: self,
      after: { ...self, permissions: ['usermanagement'] },
      refused: 'forbidden',
      why: 'nor drop a permission',
    },
    {
      actor: actorAt(1, 2, ['usermanagement']),
      before: { ...self, permissions: ['usermanagement'] },
      after: self,
      refused: 'forbidden',
      why: 'nor get one',
    },
    { actor: provider, before: user(2), after: user(4), refused: 'forbidden', why: 'users stay in their account' },
    { actor: parent, before: user(3), after: master(3), refused: undefined, why: 'a parent promotes a child’s user' },
    {
      actor: child,
      before: user(3),
      after: user(3, { type: 1 }),
      refused: 'forbidden',
      why: 'a child promotes nobody',
    },
    { actor: child, before: master(3), after: user(3), refused: 'forbidden', why: 'nor demotes anybody' },
    {
      actor: child,
      before: master(3),
      after: master(3, { permissions: CHECKOUT }),
      refused: 'forbidden',
      why: 'nor closes the admin area for anybody',
    },
    {
      actor: child,
      before: master(3),
      after: master(3, { active: false }),
      refused: undefined,
      why: 'a child may deactivate its administrators while another one stays',
    },
    {
      actor: child,
      before: user(3),
      after: user(3, { permissions: [] }),
      refused: undefined,
      why: 'a child decides who may check out',
    },
    {
      actor: actorAt(2, 3, ['usermanagement']),
      before: user(3),
      after: user(3, { permissions: [] }),
      refused: undefined,
      why: 'taking a permission away needs none of one’s own',
    },
    { actor: parent, before: user(4), after: user(4), refused: 'forbidden', why: 'another account is out of scope' },
  ] satisfies Case[])('is refused: $refused, because $why', ({ actor, before, after, refused }) => {
    expect(refusal({ actor, before, after })).toBe(refused);
  });

  it.each([
    { actor: parent, refused: 'forbidden', why: 'the account’s own people may not' },
    { actor: child, refused: 'forbidden', why: 'nor those of a child' },
    { actor: provider, refused: undefined, why: 'the provider may' },
  ])('where user editing is turned off is refused: $refused, because $why (decision B277)', ({ actor, refused }) => {
    const after = user(3);
    expect(refusal({ actor, after, isUserEditDisabled: true })).toBe(refused);
    expect(refusal({ actor, before: after, after, isUserEditDisabled: true })).toBe(refused);
  });
});

describe('the last administrator (decision B276)', () => {
  const last = 'last administrator';
  const inactive = { active: false };
  it.each([
    { actor: parent, before: master(2), after: user(2), refused: last, why: 'can’t be demoted by the own people' },
    { actor: parent, before: master(2), after: master(2, inactive), refused: last, why: 'nor deactivated' },
    {
      actor: parent,
      before: master(2),
      after: master(2, { permissions: CHECKOUT }),
      refused: last,
      why: 'nor shut out of the admin area',
    },
    { actor: child, before: master(3), after: master(3, inactive), refused: last, why: 'in a child too' },
    { actor: parent, before: master(3), after: user(3), refused: undefined, why: 'of a child, the parent decides' },
    {
      actor: provider,
      before: master(2),
      after: user(2),
      refused: undefined,
      why: 'of a tenant, the provider decides',
    },
    { actor: provider, before: master(1), after: user(1), refused: last, why: 'of the provider, nobody decides' },
    {
      actor: parent,
      before: master(2, inactive),
      after: user(2, inactive),
      refused: undefined,
      why: 'is not an inactive one',
    },
    { actor: parent, before: master(2), after: master(2), refused: undefined, why: 'may be given another name' },
  ])('$why', ({ actor, before, after, refused }) => {
    expect(refusal({ actor, before, after, otherAdministrators: 0 })).toBe(refused);
  });
});

interface Someone extends Standing {
  readonly userId: string;
}

/** Everybody of the four accounts, by their ids. */
type People = ReadonlyMap<string, Someone>;

const administratorsOf = (people: People, accountId: number): number =>
  [...people.values()].filter((person) => person.accountId === accountId && isAdministrator(person)).length;

const levelOf = (person: Standing): Level => levelOn({ accountId: person.parentId ?? person.accountId }, person);

/** Attempts of an administrator to change one thing about somebody, or to create a user. */
const attempts = fc.record({
  actor: fc.nat(30),
  target: fc.nat(30),
  what: fc.constantFrom('type', 'active', 'new', ...permissions),
  /** Asked for before the last change was made, and written after it. */
  isLate: fc.boolean(),
  newUser: fc.record({
    accountId: fc.constantFrom(1, 2, 3, 4),
    type: fc.constantFrom<0 | 1>(0, 1),
    active: fc.constant(true),
    permissions: fc.subarray([...permissions]),
  }),
});

const toggled = (granted: Permission[], one: Permission): Permission[] =>
  granted.includes(one) ? granted.filter((each) => each !== one) : [...granted, one];

type Attempt = typeof attempts extends fc.Arbitrary<infer A> ? A : never;

function wished({ what, newUser }: Attempt, before: Someone): Standing {
  if (what === 'new') return { ...newUser, parentId: PARENTS[newUser.accountId] };
  if (what === 'type') return { ...before, type: before.type === 0 ? 1 : 0 };
  if (what === 'active') return { ...before, active: !before.active };
  return { ...before, permissions: toggled(before.permissions, what) };
}

describe('whatever administrators try, also at the same time', () => {
  /** Two administrators in each account, one of whom can't check out, and an ordinary user. */
  const all = [1, 2, 3, 4].flatMap((id) => [master(id), master(id, { permissions: ['usermanagement'] }), user(id)]);
  const start: People = new Map(all.map((each, index) => [`p${index}`, { ...each, userId: `p${index}` }]));

  it('no account loses its last administrator through its own people, and nobody gets more rights than their maker', () => {
    fc.assert(
      fc.property(fc.array(attempts, { minLength: 40, maxLength: 80 }), (tried) => {
        let [former, people] = [start, start];
        for (const attempt of tried) {
          const actor = personAt(attempt.isLate ? former : people, attempt.actor);
          const target = personAt(people, attempt.target);
          const before = attempt.what === 'new' ? undefined : target;
          const after = wished(attempt, target);
          const acting = { ...actor, level: levelOf(actor) };
          const facts = { isUserEditDisabled: false, otherAdministrators: others(people, after, before) };
          if (!actor.active || userChangeRefusal({ actor: acting, before, after, ...facts })) continue;

          const userId = before?.userId ?? `p${people.size}`;
          former = people;
          people = new Map(people).set(userId, { ...after, userId });
          if (administratorsOf(former, after.accountId) > 0 && administratorsOf(people, after.accountId) === 0) {
            expect([actor.accountId, PROVIDER_ACCOUNT_ID]).not.toContain(after.accountId);
          }
          if (levelOf(after) < (before ? levelOf(before) : 3)) {
            expect(levelOf(after)).toBeGreaterThanOrEqual(acting.level);
          }
          const gained = after.permissions.filter((permission) => !before?.permissions.includes(permission));
          expect(acting.level === 0 || gained.every((one) => actor.permissions.includes(one))).toBe(true);
        }
      }),
    );
  });
});

function personAt(people: People, index: number): Someone {
  const all = [...people.values()];
  const person = all[index % all.length];
  if (!person) throw new Error('Nobody is there');
  return person;
}

/** The administrators of an account besides one of its users. */
const others = (people: People, { accountId }: Standing, before: Someone | undefined): number =>
  administratorsOf(people, accountId) - (before && isAdministrator(before) ? 1 : 0);

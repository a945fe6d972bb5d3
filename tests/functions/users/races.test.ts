import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { administratorCount } from '#functions/data/identity/administrator-count.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { isAdministrator } from '#shared/rules/people/user-change.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { Level } from '#shared/values/access.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import { provider } from '../../builders/people.ts';
import { administration } from '../../support/administration.ts';

const { changeUser, createUser } = usersContract;
const ROUNDS = Array.from({ length: 20 }, (_, round) => round);

let world: Awaited<ReturnType<typeof administration>>;
beforeEach(async () => {
  world = await administration();
});

type Change = Omit<Input<typeof changeUser>['body'], 'version'>;
async function change(by: string, { id, version }: User, body: Change) {
  const visitor = await world.as(by);
  return visitor.call(changeUser, { params: { id: String(id) }, body: { ...body, version } });
}

/** Starts both calls before either of them writes. */
async function both<T>(one: () => Promise<T>, other: () => Promise<T>): Promise<T[]> {
  return Promise.all([one(), other()]);
}

describe('at the same time', () => {
  it.each(ROUNDS)('two administrators who demote each other leave one (round %i)', async (round) => {
    const [one, other] = [await world.hire(`one-${round}`, 4, 1), await world.hire(`other-${round}`, 4, 1)];
    const [asOne, asOther] = [await world.as(one.userId), await world.as(other.userId)];
    const demote = { type: 0, version: 1 } as const;
    const answers = await both(
      () => asOne.call(changeUser, { params: { id: String(other.id) }, body: demote }),
      () => asOther.call(changeUser, { params: { id: String(one.id) }, body: demote }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toBe(USER_TEXTS.lastAdministrator);
    expect(await administratorCount(world.table, 4)).toBe(1);
  });

  it.each(ROUNDS)('two users with one email are one user (round %i)', async (round) => {
    await world.hire(`boss-${round}`, 2, 1);
    const visitor = await world.as(`boss-${round}`);
    const person = (userName: string) => ({
      userName,
      email: `same.${round}@example.com`,
      firstName: 'Pat',
      lastName: 'Doe',
      phoneNumber: '3035550101',
      address1: '1 Main St',
      city: 'Denver',
      state: 'CO',
      postalCode: '80202',
      sendInvitation: true,
    });
    const answers = await both(
      () => visitor.call(createUser, { body: person('first.of.two') }),
      () => visitor.call(createUser, { body: person('second.of.two') }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toBe(ACCOUNT_TEXTS.emailExists);
  });

  it.each(ROUNDS)('a demotion and a save of the demoted one are both kept (round %i)', async (round) => {
    const [boss, helper] = [await world.hire(`boss-${round}`, 2, 1), await world.hire(`helper-${round}`, 2, 1)];
    const [asBoss, asHelper] = [await world.as(boss.userId), await world.as(helper.userId)];
    const params = { id: String(helper.id) };
    const answers = await both(
      () => asBoss.call(changeUser, { params, body: { type: 0, version: 1 } }),
      () => asHelper.call(changeUser, { params, body: { city: 'Boulder', version: 1 } }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await world.users.find(provider, helper.userId);
    expect(after).toMatchObject({ type: 0, city: 'Boulder', permissions: ['checkout'], version: 3 });
  });
});

describe('whatever administrators do', () => {
  const ACCOUNTS = [1, 2, 3, 4];
  const people = ACCOUNTS.flatMap((account) => ['a', 'b', 'c'].map((letter) => `${letter}${account}`));
  const aChange: fc.Arbitrary<Change> = fc.record(
    {
      type: fc.constantFrom(0 as const, 1 as const),
      active: fc.boolean(),
      permissions: fc.subarray(['checkout' as const, 'usermanagement' as const]),
    },
    { requiredKeys: [] },
  );
  const step = fc.record({ by: fc.constantFrom(...people), of: fc.constantFrom(...people), body: aChange });

  const all = async (): Promise<User[]> =>
    Promise.all(people.map(async (userId) => (await world.users.find(provider, userId)) as User));
  const levelOf = ({ accountId, type, active, permissions }: User): Level =>
    active && type === 1 && permissions.includes('usermanagement')
      ? accountId === 1
        ? 0
        : accountId === 3
          ? 2
          : 1
      : 3;

  it('no own person takes the last administrator away, and nobody rises above their maker', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        world = await administration();
        for (const userId of people) await world.hire(userId, Number(userId[1]), userId.startsWith('c') ? 0 : 1);
        for (const { by, of, body } of steps) {
          const before = await all();
          const maker = before.find(({ userId }) => userId === by) as User;
          const target = before.find(({ userId }) => userId === of) as User;
          const { status } = await change(by, target, body);
          const after = await all();
          const changed = after.find(({ userId }) => userId === of) as User;
          expect(status === 200 || changed.version === target.version).toBe(true);
          // The provider always keeps one, and every other account does unless somebody above decides.
          const admins = (users: User[], accountId: number) =>
            users.filter((user) => user.accountId === accountId && isAdministrator(user)).length;
          for (const accountId of ACCOUNTS) {
            const mustKeep = accountId === 1 || maker.accountId === accountId;
            if (mustKeep && admins(before, accountId) > 0) expect(admins(after, accountId)).toBeGreaterThan(0);
            expect(await administratorCount(world.table, accountId)).toBe(admins(after, accountId));
          }
          if (levelOf(changed) < levelOf(target)) expect(levelOf(maker)).toBeLessThanOrEqual(levelOf(changed));
        }
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

import type { AppError } from '#shared/errors.ts';
import { type Company, companyOfRow } from '#shared/rules/people-imports/company-of-row.ts';
import { USER_COLUMNS } from '#shared/rules/people-imports/import-columns.ts';
import { faultOf } from '#shared/rules/people-imports/row-fault.ts';
import { type UserRowBody, userRowPlan } from '#shared/rules/people-imports/user-rows.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { UserImportRow } from '#shared/schemas/wire/import-rows.ts';
import { USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { isRepeatedSave } from '../data/table/last-saves.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import type { CellChange, RowDone, RowImporter, RowOutcome, RowSave, RowSaved } from '../http/import-rows.ts';
import { makeCreateUser, newUserGiven } from './create-user.ts';
import type { UserSavesDependencies } from './dependencies.ts';
import { makeFindUser, type UserWithAccount } from './find-user.ts';
import { makeSaveUser } from './save-user.ts';
import { refuseForbidden, userAfter } from './user-rule.ts';

type Names = Pick<UserRowBody, 'email' | 'userName'>;

/** The accounts that rows may name: as a company, and as the parent of one only. */
interface Nameable {
  readonly companies: readonly Company[];
  readonly parents: readonly Company[];
}

/**
 * Imports user rows for a person: every valid row makes or changes a user as if it came from the form (decision B410).
 * Type, permissions, Active and passwords are never imported.
 */
export function makeUserImporter(dependencies: UserSavesDependencies) {
  const { users, newId, now } = dependencies;
  const createUser = makeCreateUser(dependencies);
  const findUser = makeFindUser(dependencies);
  const saveUser = makeSaveUser(dependencies);

  return (actor: ActingPerson, { companies, parents }: Nameable): RowImporter<UserImportRow, UserRowBody> => {
    const companyOf = companyOfRow(companies, parents);
    /** The accounts of new users, for tries, which come by the thousand. */
    const accounts = new Map<number, ReturnType<typeof findUser.accounts>>();

    return {
      namedRefusal,

      async tryRow(row, body) {
        const found = companyOf(row);
        if ('fault' in found) return found;
        const { company } = found;
        const plan = await planOf(company.id, body);
        if ('fault' in plan) return plan;
        if (plan.kind === 'update') return tryChange(plan.userId, body);
        if (!company.isActive) return faultOf(USER_ROW_TEXTS.noAccount);
        const ofCompany = accounts.get(company.id) ?? findUser.accounts(actor, company.id);
        accounts.set(company.id, ofCompany);
        const { account } = await ofCompany;
        const given = { ...body, accountId: company.id };
        const made = newUserGiven(given, { userId: newId(), accountId: company.id, created: now().toISOString() });
        refuseForbidden(actor, account, { active: true, ...made, parentId: account.parentId });
        return { outcome: 'new', result: USER_ROW_TEXTS.added, id: null };
      },

      async saveRow(row, body, save) {
        const found = companyOf(row);
        if ('fault' in found) return found;
        const { company } = found;
        const plan = await planOf(company.id, body);
        if ('fault' in plan) return plan;
        if (plan.kind === 'update') {
          const seen = await findUser.byKey(actor, plan.userId);
          return plan.userId === save.newUserId ? addedBefore(seen, save) : change(seen, body, save);
        }
        if (!company.isActive) return faultOf(USER_ROW_TEXTS.noAccount);
        const { user } = await createUser(
          actor,
          { ...body, accountId: company.id },
          {
            userId: save.newUserId,
            idempotency: save.idempotency,
            source: 'import',
            also: (after) => save.also?.(savedOf(after, added(after))) ?? {},
          },
        );
        return added(user);
      },
    };

    async function tryChange(userId: string, body: UserRowBody): Promise<RowOutcome> {
      const { user, account } = await findUser.byKey(actor, userId);
      const changes = changesOf(user, body);
      if (Object.keys(changes).length === 0) return updated('same', user);
      userAfter(actor, user, { body: { ...changes, version: user.version }, account, idempotency: undefined });
      return { ...updated('changed', user), changes: cellChanges(user, changes) };
    }

    async function change(found: UserWithAccount, body: UserRowBody, save: RowSave): Promise<RowOutcome> {
      const { user } = found;
      if (isRepeatedSave(user, save.idempotency)) return updated('changed', user);
      const changes = changesOf(user, body);
      if (Object.keys(changes).length === 0) return updated('same', user);
      const done = { ...updated('changed', user), changes: cellChanges(user, changes) };
      const change = { ...changes, version: user.version };
      await saveUser(actor, found, change, {
        idempotency: save.idempotency,
        source: 'import',
        also: (before, after) =>
          save.also?.({ ...savedOf(after, done), former: formerOf(before, Object.keys(changes)) }) ?? {},
      });
      return done;
    }
  };

  async function planOf(accountId: number, { userName, email }: Names) {
    const [ofName, ofEmail] = await Promise.all([users.findByUserName(userName), users.findByEmail(email)]);
    return userRowPlan(accountId, { ofName, ofEmail });
  }
}

/** The outcome of a row that an earlier call with the same key has added. */
function addedBefore({ user }: UserWithAccount, { idempotency }: RowSave): RowOutcome {
  isRepeatedSave(user, idempotency);
  return added(user);
}

const added = ({ id }: Pick<User, 'id'>) => ({ outcome: 'new', result: USER_ROW_TEXTS.added, id }) as const;

const updated = (outcome: 'changed' | 'same', { id }: User) =>
  ({ outcome, result: USER_ROW_TEXTS.updated, id }) as const;

const savedOf = ({ id, userId, version }: User, { outcome, result, changes }: RowDone): RowSaved => ({
  outcome,
  result,
  id,
  userId,
  version,
  ...(changes && { changes }),
});

const UPDATED = [
  'firstName',
  'lastName',
  'phoneNumber',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
] as const;
type Updated = Partial<Pick<UserRowBody, (typeof UPDATED)[number]>>;

/** The values that an update compares. Absent ones are as they are shown. */
const shown = (user: User) => ({ ...user, address2: user.address2 ?? '', country: user.country ?? 'US' });

/** The fields of a user that a row changes (decision B412). */
function changesOf(user: User, body: UserRowBody): Updated {
  const before = shown(user);
  const changed = UPDATED.filter((field) => body[field] !== undefined && body[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, body[field]]));
}

const cellChanges = (user: User, changes: Updated): CellChange[] =>
  UPDATED.filter((field) => field in changes).map((field) => ({
    column: headingOf(field),
    before: shown(user)[field],
    after: changes[field] ?? '',
  }));

/** The column of a field, which is called address in files. */
const headingOf = (field: (typeof UPDATED)[number]): string =>
  USER_COLUMNS.find((column) => column.field === (field === 'address1' ? 'address' : field))?.heading ?? field;

const formerOf = (before: User, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, shown(before)[field as (typeof UPDATED)[number]]]));

/** The texts of the spec for names that somebody has taken since they were looked up. */
function namedRefusal({ code, fieldErrors: [field] }: AppError): string | undefined {
  if (code !== 'conflict' || !field) return undefined;
  return { username: USER_ROW_TEXTS.userNameExists, email: USER_ROW_TEXTS.emailExists }[field.path];
}

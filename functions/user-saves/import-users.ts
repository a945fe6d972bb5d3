import type { usersContract } from '#shared/contracts/users.ts';
import type { AppError } from '#shared/errors.ts';
import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import { type Company, companyOfRow } from '#shared/rules/people-imports/company-of-row.ts';
import { faultOf } from '#shared/rules/people-imports/row-fault.ts';
import { type UserRowBody, userRowJudge, userRowPlan } from '#shared/rules/people-imports/user-rows.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { ImportRowResult, UserImportRow } from '#shared/schemas/wire/import-rows.ts';
import { USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import { isRepeatedSave } from '../data/table/last-saves.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { idempotencyOf, idempotentId } from '../http/idempotency.ts';
import { keyOfRow, type RowOutcome, rowResult } from '../http/import-rows.ts';
import { userHistoryEntry } from '../http/user-history.ts';
import { makeSaveUser } from './save-user.ts';
import { makeCompaniesOf } from './companies-of.ts';
import { makeCreateUser, newUserGiven } from './create-user.ts';
import type { UserSavesDependencies } from './dependencies.ts';
import { makeFindUser, type UserWithAccount } from './find-user.ts';
import { forbidden, refuseForbidden, userAfter } from './user-rule.ts';

type ImportUsers = (typeof usersContract)['importUsers'];

/** A valid row with its company. */
interface GoodRow {
  readonly actor: SignedIn;
  readonly body: UserRowBody;
  readonly company: Company;
  readonly dryRun: boolean;
  /** The id of the user that this row makes. A repeat of the call finds them by it. */
  readonly newUserId: string;
  readonly idempotency: IdempotencyRecord | undefined;
}

/**
 * Imports one batch of a user file, row by row: every valid row makes or changes a user as if it came from the form
 * (decision B410). Type, permissions, Active and passwords are never imported.
 */
export function makeImportUsers(dependencies: UserSavesDependencies) {
  const { history, users, newId, now } = dependencies;
  const companiesOf = makeCompaniesOf(dependencies);
  const createUser = makeCreateUser(dependencies);
  const findUser = makeFindUser(dependencies);
  const saveUser = makeSaveUser(dependencies);

  return async (
    actor: SignedIn,
    { rows, dryRun = false }: Input<ImportUsers>['body'],
    idempotencyKey: string | undefined,
  ): Promise<Output<ImportUsers>> => {
    const { own, companies, tenant } = await companiesOf(actor);
    if (!mayEditUsers(actor, own.settings.disableUserEdit)) {
      if (!dryRun) await recordRefusal(actor, own, rows[0] ?? {});
      throw forbidden();
    }
    const judge = userRowJudge();
    const companyOf = companyOfRow(companies, [tenant]);
    const results: ImportRowResult[] = [];
    for (const [index, row] of rows.entries()) {
      const importRow = async (): Promise<RowOutcome> => {
        const judged = judge(row);
        if ('fault' in judged) return judged;
        const found = companyOf(row);
        if ('fault' in found) return found;
        const key = keyOfRow(idempotencyKey, index + 1);
        const newUserId = idempotentId(actor.userId, 'importUsers', key) ?? newId();
        const idempotency = idempotencyOf(actor.userId, 'importUsers', key, row);
        return importGood({ actor, body: judged.body, company: found.company, dryRun, newUserId, idempotency });
      };
      results.push(await rowResult(index + 1, importRow, namedRefusal));
    }
    return { results };
  };

  async function importGood(good: GoodRow): Promise<RowOutcome> {
    const { actor, body, company, newUserId } = good;
    const [ofName, ofEmail] = await Promise.all([users.findByUserName(body.userName), users.findByEmail(body.email)]);
    const plan = userRowPlan(company.id, { ofName, ofEmail });
    if ('fault' in plan) return plan;
    if (plan.kind === 'add') return add(good);
    const found = await findUser.byKey(actor, plan.userId);
    return plan.userId === newUserId ? addedBefore(good, found) : update(good, found);
  }

  async function add({ actor, body, company, dryRun, newUserId, idempotency }: GoodRow): Promise<RowOutcome> {
    if (!company.isActive) return faultOf(USER_ROW_TEXTS.noAccount);
    const given = { ...body, accountId: company.id };
    if (dryRun) {
      const { account } = await findUser.accounts(actor, company.id);
      const made = newUserGiven(given, { userId: newUserId, accountId: company.id, created: now().toISOString() });
      refuseForbidden(actor, account, { active: true, ...made, parentId: account.parentId });
      return { outcome: 'new', result: USER_ROW_TEXTS.added, id: null };
    }
    const { user } = await createUser(actor, given, { userId: newUserId, idempotency, source: 'import' });
    return { outcome: 'new', result: USER_ROW_TEXTS.added, id: user.id };
  }

  /** The outcome of a row that an earlier call with the same key has added. */
  function addedBefore({ idempotency }: GoodRow, { user }: UserWithAccount): RowOutcome {
    isRepeatedSave(user, idempotency);
    return { outcome: 'new', result: USER_ROW_TEXTS.added, id: user.id };
  }

  async function update({ actor, body, dryRun, idempotency }: GoodRow, found: UserWithAccount): Promise<RowOutcome> {
    const { user, account } = found;
    const done = (outcome: 'changed' | 'same'): RowOutcome => ({
      outcome,
      result: USER_ROW_TEXTS.updated,
      id: user.id,
    });
    if (isRepeatedSave(user, idempotency)) return done('changed');
    const changes = changesOf(user, body);
    if (Object.keys(changes).length === 0) return done('same');
    const change = { ...changes, version: user.version };
    if (dryRun) userAfter(actor, user, { body: change, account, idempotency });
    else await saveUser(actor, found, change, { idempotency, source: 'import' });
    return done('changed');
  }

  /** With DisableUserEdit only the provider imports users (decision B277). The attempt is kept under its first row. */
  async function recordRefusal(
    actor: SignedIn,
    { id: accountId, parentId }: Company,
    { firstName = '', lastName = '' }: UserImportRow,
  ): Promise<void> {
    const user = { id: 0, accountId, parentId, firstName: firstName.trim(), lastName: lastName.trim() };
    const event = { action: 'refused', source: 'import', at: now(), newId: newId() } as const;
    await history.record(userHistoryEntry(actor, user, event));
  }
}

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

/** The fields of a user that a row changes (decision B412). */
function changesOf(user: User, body: UserRowBody): Partial<Pick<UserRowBody, (typeof UPDATED)[number]>> {
  const shown = { ...user, address2: user.address2 ?? '', country: user.country ?? 'US' };
  const changed = UPDATED.filter((field) => body[field] !== undefined && body[field] !== shown[field]);
  return Object.fromEntries(changed.map((field) => [field, body[field]]));
}

/** The texts of the spec for names that somebody has taken since they were looked up. */
function namedRefusal({ code, fieldErrors: [field] }: AppError): string | undefined {
  if (code !== 'conflict' || !field) return undefined;
  return { username: USER_ROW_TEXTS.userNameExists, email: USER_ROW_TEXTS.emailExists }[field.path];
}

import { AppError } from '#shared/errors.ts';
import type { ImportedRow, PeopleImport, ReportedRow } from '#shared/schemas/stored/people-import.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { makeChangeAccount } from '../../account-saves/change-account.ts';
import { toImportedRow } from '../../data/people-imports/imported-row-repository.ts';
import { peopleImportExpiry } from '../../data/people-imports/people-import-repository.ts';
import type { Write } from '../../data/table/transact.ts';
import type { ActingPerson } from '../../http/authenticate.ts';
import { homeScope } from '../../http/home-scope.ts';
import { makeFindUser } from '../../user-saves/find-user.ts';
import { makeSaveUser } from '../../user-saves/save-user.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

/** Refusals that leave a row as it is. */
const LEAVES = ['not_found', 'forbidden', 'conflict', 'invalid_input'];

/**
 * Takes back some rows, the last one first, so that children go before their parents: what was added and not used since
 * is deactivated, and changed users get their former values. Returns the rows that it left, with the reason.
 */
export function makeTakeBackBatch(dependencies: PeopleDependencies) {
  const { accounts, importedRows } = dependencies;
  const changeAccount = makeChangeAccount(dependencies);
  const findUser = makeFindUser(dependencies);
  const saveUser = makeSaveUser(dependencies);

  return async (
    { id, kind, createdAt }: PeopleImport,
    actor: ActingPerson,
    [from, to]: readonly [number, number],
  ): Promise<{ readonly takenBack: number; readonly left: ReportedRow[] }> => {
    const left: ReportedRow[] = [];
    let takenBack = 0;
    const rows = (await importedRows.between(id, from, to)).filter(({ outcome }) => outcome !== 'same');
    for (const row of rows.toReversed()) {
      const mark = toImportedRow(id, { ...row, isTakenBack: true }, peopleImportExpiry(createdAt));
      const undo = () => (kind === 'accounts' ? deactivateAccount(actor, row, mark) : undoUser(actor, row, mark));
      const reason = row.isTakenBack ? undefined : await reasonOf(undo);
      if (reason === undefined) takenBack += 1;
      else left.push(reportOf(row, reason));
    }
    return { takenBack, left: left.toReversed() };
  };

  /** Undefined once it is done, or the reason why it is left. */
  async function deactivateAccount(actor: ActingPerson, { id, version }: ImportedRow, mark: Write) {
    const found = await accounts.findSummary(homeScope(actor), id);
    if (!found?.isActive) return PEOPLE_IMPORT_TEXTS.inactiveAlready;
    if (found.version !== version) return PEOPLE_IMPORT_TEXTS.changedSince;
    if (found.children + found.users > 0) return PEOPLE_IMPORT_TEXTS.hasPeople;
    const body = { active: false };
    const also = () => ({ importedRow: mark });
    await changeAccount(actor, { id, body, version: found.version, idempotency: undefined, source: 'import', also });
    return undefined;
  }

  async function undoUser(
    actor: ActingPerson,
    { outcome, userId = '', version = 0, former = {} }: ImportedRow,
    mark: Write,
  ) {
    const found = await findUser.byKey(actor, userId);
    const { user } = found;
    const also = () => ({ importedRow: mark });
    const saving = { idempotency: undefined, source: 'import', also } as const;
    if (outcome === 'changed') {
      // Fields that somebody has changed since are a conflict.
      await saveUser(actor, found, { ...former, version } as Parameters<typeof saveUser>[2], saving);
      return undefined;
    }
    const reason = keptBecause(user, version);
    if (reason === undefined) await saveUser(actor, found, { active: false, version: user.version }, saving);
    return reason;
  }
}

/** How a user was used since the import, which gave them no password. */
function keptBecause({ active, passwordVersion, fieldVersions = {} }: User, version: number): string | undefined {
  if (!active) return PEOPLE_IMPORT_TEXTS.inactiveAlready;
  if (passwordVersion > 1) return PEOPLE_IMPORT_TEXTS.usedSince;
  const isChanged = Object.values(fieldVersions).some((changedIn) => changedIn > version);
  return isChanged ? PEOPLE_IMPORT_TEXTS.changedSince : undefined;
}

async function reasonOf(undo: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await undo();
  } catch (error) {
    if (!(error instanceof AppError && LEAVES.includes(error.code))) throw error;
    return error.code === 'conflict' ? PEOPLE_IMPORT_TEXTS.changedSince : error.message;
  }
}

const reportOf = ({ row, name, outcome, result, id }: ImportedRow, reason: string): ReportedRow => ({
  row,
  name,
  outcome,
  result,
  details: [reason],
  id,
});

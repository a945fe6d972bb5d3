import { AppError } from '#shared/errors.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import { toImportedRow } from '../../data/people-imports/imported-row-repository.ts';
import { peopleImportExpiry } from '../../data/people-imports/people-import-repository.ts';
import type { ActingPerson } from '../../http/authenticate.ts';
import { makeFindUser } from '../../user-saves/find-user.ts';
import { makeInviteUser } from '../../user-saves/invite-user.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

/** Skips users who can't be invited any more: removed, inactive or out of scope. */
const SKIPPED = ['not_found', 'forbidden'];

/** Invites the users that some rows added, once each. Their mails wait behind all others (decision D35). */
export function makeInviteBatch(dependencies: PeopleDependencies) {
  const { importedRows } = dependencies;
  const findUser = makeFindUser(dependencies);
  const inviteUser = makeInviteUser(dependencies);

  return async (
    { id, createdAt }: PeopleImport,
    actor: ActingPerson,
    [from, to]: readonly [number, number],
  ): Promise<{ readonly invited: number; readonly skipped: number }> => {
    const counts = { invited: 0, skipped: 0 };
    for (const row of await importedRows.between(id, from, to)) {
      if (row.outcome !== 'new' || row.userId === undefined) continue;
      if (row.isInvited) {
        counts.invited += 1;
        continue;
      }
      const invited = toImportedRow(id, { ...row, isInvited: true }, peopleImportExpiry(createdAt));
      try {
        const found = await findUser.byKey(actor, row.userId);
        // An invitation from the list of users counts too.
        if (found.user.invitation === undefined) {
          await inviteUser(actor, found, undefined, { isBulk: true, also: () => ({ importedRow: invited }) });
        }
        counts.invited += 1;
      } catch (error) {
        if (!(error instanceof AppError && SKIPPED.includes(error.code))) throw error;
        counts.skipped += 1;
      }
    }
    return counts;
  };
}

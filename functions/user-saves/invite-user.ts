import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { type NewMessage, toOutbox } from '../data/operations/outbox-repository.ts';
import { isRepeatedSave, savesWith } from '../data/table/last-saves.ts';
import type { Write } from '../data/table/transact.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import { homeScope } from '../http/home-scope.ts';
import { userHistoryEntry } from '../http/user-history.ts';
import type { UserSavesDependencies } from './dependencies.ts';
import type { UserWithAccount } from './find-user.ts';
import { forbidden } from './user-rule.ts';

type Invited = Pick<User, 'userId' | 'accountId' | 'parentId'>;

/** The message with a link to set a password. The outbox makes the link when it sends it. */
export const invitationTo = (
  { userId, accountId, parentId }: Invited,
  invitedBy: string,
  id: string,
  at: Date,
): NewMessage => ({
  kind: 'invitation',
  id,
  userId,
  accountId,
  ...(parentId !== undefined && { parentId }),
  createdAt: at.toISOString(),
  invitedBy,
});

interface Inviting {
  /** One of many, which wait behind all other messages (decision D35). */
  readonly isBulk?: boolean;
  /** Further writes of the transaction. */
  readonly also?: () => Readonly<Record<string, Write>>;
}

/** Emails an active user a link to set a password, also to somebody who has one (decision B291). */
export function makeInviteUser({ users, wakeOutbox, newId, now }: UserSavesDependencies) {
  return async (
    actor: ActingPerson,
    { user, account }: UserWithAccount,
    idempotency: IdempotencyRecord | undefined,
    { isBulk = false, also }: Inviting = {},
  ): Promise<void> => {
    if (!mayEditUsers(actor, account.settings.disableUserEdit) || !user.active) throw forbidden();
    const [time, id] = [now(), newId()];
    const rule = (seen: User): User =>
      isRepeatedSave(seen, idempotency)
        ? seen
        : { ...seen, invitation: { sentAt: time.toISOString() }, ...savesWith(seen, idempotency) };
    await users.change(homeScope(actor), user.userId, rule, (_before, after) => ({
      history: toHistory(userHistoryEntry(actor, after, { action: 'invited', at: time, newId: id })),
      invitation: toOutbox({
        ...invitationTo(after, authorOf(actor).name, `invitation-${id}`, time),
        ...(isBulk && { isBulk }),
      }),
      ...also?.(),
    }));
    if (!isBulk) await wakeOutbox();
  };
}

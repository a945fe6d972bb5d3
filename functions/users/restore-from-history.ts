import type { UserChangeBody } from '#shared/contracts/users.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { makeRestoreAccount } from '../account-saves/restore-account.ts';
import { makeRestoreWebsite } from '../account-saves/restore-website.ts';
import { pageKind, spotKind } from '../content-saves/content-kinds.ts';
import { makeSaveContent } from '../content-saves/save-content.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { makeFindUser } from '../user-saves/find-user.ts';
import { makeChangeUser } from './change-user.ts';
import type { UsersDependencies } from './dependencies.ts';
import { isRestorable } from './history-view.ts';

/**
 * Saves the values before a change again (decision B303). It is a change of its own: the same rules hold, and what cannot
 * be restored any more, such as a user name that somebody else has by now, is refused.
 */
export function makeRestoreFromHistory(dependencies: UsersDependencies) {
  const { history } = dependencies;
  const findUser = makeFindUser(dependencies);
  const changeUser = makeChangeUser(dependencies);
  const restoreAccount = makeRestoreAccount(dependencies);
  const restoreWebsite = makeRestoreWebsite(dependencies);
  const pages = makeSaveContent(pageKind(dependencies.pages), dependencies);
  const spots = makeSaveContent(spotKind(dependencies.spots), dependencies);

  return async (actor: SignedIn, entryId: string, idempotency: IdempotencyRecord | undefined): Promise<void> => {
    const entry = await history.find(homeScope(actor), entryId);
    if (!entry || !isRestorable(entry)) throw notFound();
    if (entry.kind === 'account') return restoreAccount(actor, entry, idempotency);
    if (entry.kind === 'website') return restoreWebsite(actor, entry, idempotency);
    if (entry.kind === 'page') return pages.restore(actor, entry, idempotency);
    if (entry.kind === 'spot') return spots.restore(actor, entry, idempotency);
    const found = await findUser.byNumber(actor, entry.thingId);
    await changeUser(actor, found, { ...formerValues(entry), version: found.user.version }, idempotency, 'restored');
  };
}

const ABSENT: Readonly<Record<string, string | null>> = { monthlyLimit: null, country: 'US' };

/** An absent limit is taken away again, and other absent values are empty. */
function formerValues({ changes }: HistoryEntry): Partial<UserChangeBody> {
  const values = changes.map(({ field, before = ABSENT[field] ?? '' }) => [field, before]);
  return Object.fromEntries(values);
}

import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { ANY_VERSION } from './change-account.ts';
import { type GivenWebsite, makeChangeWebsite, makeCreateWebsite, type SavesWebsites } from './save-website.ts';

/**
 * Saves the values of a website before a change again, or makes a removed one again under its number (decision D41). The
 * rules of today hold, so a host that somebody else has by now is refused.
 */
export function makeRestoreWebsite(dependencies: SavesWebsites) {
  const createWebsite = makeCreateWebsite(dependencies);
  const changeWebsite = makeChangeWebsite(dependencies);

  return async (actor: SignedIn, entry: HistoryEntry, idempotency: IdempotencyRecord | undefined): Promise<void> => {
    const id = Number(entry.thingId);
    const given = formerValues(entry);
    if (entry.action === 'removed') {
      await createWebsite(actor, { ...given, accountId: entry.accountId }, { idempotency, id });
    } else {
      await changeWebsite(actor, id, { given, version: ANY_VERSION, idempotency, action: 'restored' });
    }
  };
}

/** Whether a website is the default is stored with its account, so the account's history has that change. */
function formerValues({ changes }: HistoryEntry): GivenWebsite {
  const before = (name: string) => changes.find(({ field }) => field === name)?.before;
  const [name, url] = [before('Name'), before('Url')];
  return { ...(typeof name === 'string' && { name }), ...(typeof url === 'string' && { url }) };
}

/** Whether there is something to restore: a name or an address before the change. */
export const canRestoreWebsite = ({ changes }: Pick<HistoryEntry, 'changes'>): boolean =>
  changes.some(({ field, before }) => field !== 'Default' && before !== undefined);

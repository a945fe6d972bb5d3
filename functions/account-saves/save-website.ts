import type { WebsiteBody } from '#shared/contracts/websites.ts';
import { AppError, type FieldError } from '#shared/errors.ts';
import { websiteAddress } from '#shared/rules/websites/website-address.ts';
import type { Website } from '#shared/schemas/stored/content/website.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { WEBSITE_SAVE_TEXTS } from '#shared/texts/admin/websites/website-save-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { WebsiteOfAccount, WebsiteRepository } from '../data/identity/website-repository.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { isRepeatedSave, savesWith } from '../data/table/last-saves.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { defaultChangeToHistory, websiteHistoryEntry } from './website-history.ts';

/** The dependencies of a step that saves websites. */
export interface SavesWebsites {
  readonly websites: Pick<WebsiteRepository, 'create' | 'change'>;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The fields of a website, as a screen or the history gives them. */
export type GivenWebsite = Pick<WebsiteBody, 'accountId' | 'name' | 'url' | 'default'>;

interface Creation {
  readonly idempotency: IdempotencyRecord | undefined;
  /** The number of a website that is restored. */
  readonly id?: number;
}

/**
 * Creates a website of a top-level account, with an entry in its history (admin 5). Throws 'invalid_input' with the
 * fields at fault, and 'conflict' for a host that another website has.
 */
export function makeCreateWebsite({ websites, newId, now }: SavesWebsites) {
  return async (actor: SignedIn, given: GivenWebsite, { idempotency, id }: Creation): Promise<WebsiteOfAccount> => {
    const { accountId, name = '', url = '' } = given;
    const address = websiteAddress(url, URL.parse);
    refuseFields([
      ...(accountId === undefined ? [{ path: 'AccountId', message: WEBSITE_SAVE_TEXTS.accountNeeded }] : []),
      ...nameFaults(name),
      ...(address ? [] : [URL_FAULT]),
    ]);
    if (accountId === undefined || !address) throw new TypeError('Both were refused before');
    return websites.create(
      homeScope(actor),
      { accountId, name: name.trim(), ...address, ...savesWith({}, idempotency) },
      { isDefault: given.default, ...(id !== undefined && { id }) },
      (after) => ({
        history: toHistory(
          websiteHistoryEntry(actor, { action: id === undefined ? 'created' : 'restored', at: now(), newId, after }),
        ),
      }),
    );
  };
}

interface Change {
  readonly given: GivenWebsite;
  /** The version that the fields were seen with. */
  readonly version: number;
  readonly idempotency: IdempotencyRecord | undefined;
  readonly action?: 'changed' | 'restored';
}

/**
 * Saves the given fields of a website, with an entry in its history. Throws 'conflict' with the fields if somebody else
 * has changed the website since.
 */
export function makeChangeWebsite({ websites, newId, now }: SavesWebsites) {
  return async (actor: SignedIn, id: number, change: Change): Promise<WebsiteOfAccount> =>
    websites.change(
      homeScope(actor),
      id,
      (seen) => websiteAfter(seen, change),
      (before, after) => {
        const event = { action: change.action ?? 'changed', at: now(), newId, before, after } as const;
        return { history: toHistory(websiteHistoryEntry(actor, event)), ...defaultChangeToHistory(actor, event) };
      },
    );
}

/** The next state of a website after a save. Returns the same object if nothing changes, as for a repeat. */
function websiteAfter(seen: WebsiteOfAccount, { given, version, idempotency }: Change): WebsiteOfAccount {
  const { website, isDefault } = seen;
  if (isRepeatedSave(website, idempotency)) return seen;
  if (given.accountId !== undefined && given.accountId !== website.accountId) {
    throw new AppError('invalid_input', ACCOUNT_TEXTS.accountStays);
  }
  const { name = website.name, url } = given;
  const address = url === undefined ? website : websiteAddress(url, URL.parse);
  refuseFields([
    ...(name === website.name ? [] : nameFaults(name)),
    ...(address ? [] : [URL_FAULT]),
    ...(given.default === false && isDefault ? [{ path: 'Default', message: WEBSITE_SAVE_TEXTS.defaultStays }] : []),
  ]);
  if (!address) throw new TypeError('It was refused before');
  const next = { ...website, name: name.trim(), host: address.host, url: address.url };
  const changed = changedPaths(website, next);
  const becomesDefault = given.default === true && !isDefault;
  if (changed.length === 0 && !becomesDefault) return seen;
  if (version < website.version && changed.length > 0) throw changedElsewhere(changed);
  return { ...seen, website: { ...next, ...savesWith(website, idempotency) }, isDefault: isDefault || becomesDefault };
}

const URL_FAULT: FieldError = { path: 'Url', message: WEBSITE_SAVE_TEXTS.urlInvalid };
const nameFaults = (name: string): FieldError[] =>
  name.trim() === '' ? [{ path: 'Name', message: UI_TEXTS.required }] : [];

const changedPaths = (before: Website, after: Website): string[] => [
  ...(before.name === after.name ? [] : ['Name']),
  ...(before.url === after.url ? [] : ['Url']),
];

function changedElsewhere(paths: readonly string[]): AppError {
  const message = ACCOUNT_TEXTS.changedElsewhere;
  return new AppError('conflict', message, { fieldErrors: paths.map((path) => ({ path, message })) });
}

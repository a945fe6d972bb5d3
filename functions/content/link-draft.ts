import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { DRAFT_PARAM } from '#shared/rules/content/draft-links.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { PageRecord } from '#shared/schemas/stored/content/page.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { ContentDependencies } from './dependencies.ts';
import { contentScope, isOwnAccount } from './find-owner.ts';

type Owner = Pick<PageRecord, 'accountId' | 'parentId'>;

/**
 * Makes a link to a draft in the store of its account, valid for 7 days. Without a website of the account it is a path,
 * for the host where it is asked for.
 */
export function makeLinkDraft(dependencies: ContentDependencies) {
  const { accounts, drafts, now, pages, websites } = dependencies;

  return async (actor: SignedIn, id: string): Promise<{ url: string; expires: string }> => {
    const page = await pages.find(homeScope(actor), id);
    if (!page) throw new AppError('not_found', CONTENT_TEXTS.noSuchPage);
    const token = randomBytes(32).toString('base64url');
    const [address, expires] = await Promise.all([storeAddress(actor, page), drafts.save(page.id, token, now())]);
    const url = `${address}/pages/${page.slug}?${new URLSearchParams({ [DRAFT_PARAM]: token })}`;
    return { url, expires: expires.toISOString() };
  };

  async function storeAddress(actor: SignedIn, owner: Owner): Promise<string> {
    const { defaultWebsiteId } = await settingsOf(actor, owner);
    const website = defaultWebsiteId ? await websites.find(contentScope, defaultWebsiteId) : undefined;
    const isOwn = website?.accountId === owner.accountId || website?.accountId === owner.parentId;
    return isOwn && website ? website.url.replace(/\/+$/, '') : '';
  }

  /** The effective settings of an account in scope. The session's records have those of the caller's own. */
  async function settingsOf(actor: SignedIn, { accountId, parentId }: Owner): Promise<AccountSettings> {
    if (isOwnAccount(actor, accountId)) return actor.account.settings;
    const ids = [accountId, ...(parentId === undefined ? [] : [parentId])];
    const [account, parent] = await accounts.findMany(contentScope, ids);
    if (!account) throw notFound();
    return effectiveAccount(account, parent).settings;
  }
}

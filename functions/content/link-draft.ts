import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { DRAFT_PARAM } from '#shared/rules/content/draft-links.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { ContentDependencies } from './dependencies.ts';
import { contentScope, makeFindOwner } from './find-owner.ts';

/**
 * Makes a link to a draft in the store of its account, valid for 7 days. Without a website of the account it is a path,
 * for the host where it is asked for.
 */
export function makeLinkDraft(dependencies: ContentDependencies) {
  const { drafts, now, pages, websites } = dependencies;
  const findOwner = makeFindOwner(dependencies);

  return async (actor: SignedIn, id: string): Promise<{ url: string; expires: string }> => {
    const page = await pages.find(homeScope(actor), id);
    if (!page) throw new AppError('not_found', CONTENT_TEXTS.noSuchPage);
    const token = randomBytes(32).toString('base64url');
    const [address, expires] = await Promise.all([
      storeAddress(actor, page.accountId),
      drafts.save(page.id, token, now()),
    ]);
    const url = `${address}/pages/${page.slug}?${new URLSearchParams({ [DRAFT_PARAM]: token })}`;
    return { url, expires: expires.toISOString() };
  };

  async function storeAddress(actor: SignedIn, accountId: number): Promise<string> {
    const { account, parent } = await findOwner(actor, accountId);
    const { defaultWebsiteId } = effectiveAccount(account, parent).settings;
    const website = defaultWebsiteId ? await websites.find(contentScope, defaultWebsiteId) : undefined;
    const isOwn = website?.accountId === account.id || website?.accountId === parent?.id;
    return isOwn ? (website?.url.replace(/\/+$/, '') ?? '') : '';
  }
}

import type { PageView } from '#shared/contracts/content-views.ts';
import { AppError } from '#shared/errors.ts';
import { idSchema } from '#shared/schemas/fields/ids.ts';
import { type PageWithText, pageWithTextSchema } from '#shared/schemas/stored/content/page.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { accessRefusal } from '#shared/values/access.ts';
import type { Store } from '../data/identity/website-repository.ts';
import { assertIpAllowed } from '../http/assert-ip-allowed.ts';
import type { Actor } from '../http/authenticate.ts';
import type { Call } from '../http/group-handler.ts';
import { homeScope } from '../http/home-scope.ts';
import type { ContentDependencies } from './dependencies.ts';
import { contentScope } from './find-owner.ts';
import { makePageEditing } from './page-editing.ts';

/** Who may see pages that are not active. Everybody who opens a store sees its active ones. */
const ADMINISTRATOR = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

interface Reader {
  readonly actor: Actor | undefined;
  readonly store: Store;
}

/**
 * Finds a page for whoever opens it (storefront 2). An active page is found by its slug or id, in the reader's own account
 * before the store's. A draft is found only by its administrators, by its id, and with a draft link (decision D11).
 */
export function makeReadPage(dependencies: ContentDependencies) {
  const { authenticator, drafts, findStore, now, pages } = dependencies;
  const { pagesAround, withEditing } = makePageEditing(dependencies);

  return async (typed: string, token: string | undefined, call: Call<undefined>): Promise<PageView> => {
    const reader = await readerOf(call);
    const name = idSchema.safeParse(typed.toLowerCase()).data;
    if (!reader || name === undefined) throw noSuchPage();
    if (token !== undefined) return draftOf(reader, token);
    const mayEdit = (reader.actor?.level ?? 3) <= ADMINISTRATOR.level;
    const [page, edited] = await Promise.all([
      activePage(reader, name),
      mayEdit ? forAdministrator(name, call) : undefined,
    ]);
    if (page && page.id !== name) return page;
    const found = edited ?? page;
    if (!found) throw noSuchPage();
    return found;
  };

  /** Pages are public, except on a store that blocks the caller's address. */
  async function readerOf({ credentials, requestOrigin }: Call<undefined>): Promise<Reader | undefined> {
    const [actor, store] = await Promise.all([
      authenticator.byToken(credentials, requestOrigin),
      findStore(requestOrigin.host),
    ]);
    if (!store) return undefined;
    assertIpAllowed(store.account, requestOrigin);
    return { actor, store };
  }

  async function activePage({ actor, store }: Reader, name: string): Promise<PageWithText | undefined> {
    const owners = [...new Set([...(actor ? [actor.accountId] : []), store.account.id])];
    const found = await Promise.all(
      owners.map(async (owner) => {
        const [bySlug, byId] = await Promise.all([pages.findBySlug(owner, name), pages.findById(owner, name)]);
        return bySlug ?? byId;
      }),
    );
    return found.find((page) => page?.active);
  }

  /** The page of a draft link, in the store of its account or of its parent. */
  async function draftOf({ store }: Reader, token: string): Promise<PageView> {
    const id = await drafts.pageOf(token, now());
    const page = id === undefined ? undefined : await pages.find(contentScope, id);
    if (!page || (page.accountId !== store.account.id && page.parentId !== store.account.id)) throw noSuchPage();
    return pageWithTextSchema.parse(page);
  }

  /** The records of the session decide here, not the token. */
  async function forAdministrator(id: string, call: Call<undefined>): Promise<PageView | undefined> {
    const session = await authenticator.byRecords(call.credentials, call.requestOrigin);
    if (!session || accessRefusal(ADMINISTRATOR, session.actor)) return undefined;
    if (session.renewedToken) call.responseHeaders.setToken(session.renewedToken);
    const { actor } = session;
    // As with a save, most pages belong to the caller's own account.
    const around = pagesAround(actor, actor.home.accountId).catch(() => undefined);
    const [page, read] = await Promise.all([pages.find(homeScope(actor), id), around]);
    return page && withEditing(actor, page, read);
  }
}

const noSuchPage = (): AppError => new AppError('not_found', CONTENT_TEXTS.noSuchPage);

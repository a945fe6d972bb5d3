import type { contentContract } from '#shared/contracts/content.ts';
import { AppError } from '#shared/errors.ts';
import { idSchema } from '#shared/schemas/fields/ids.ts';
import type { PageWithText } from '#shared/schemas/stored/page.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { notFound } from '../data/table/not-found.ts';
import { assertIpAllowed } from '../http/assert-ip-allowed.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Call, Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import type { ContentDependencies } from './dependencies.ts';

export function contentRoutes(dependencies: ContentDependencies): Routes<typeof contentContract> {
  const { authenticator, contacts, findStore, newId, now, pages, spots, wakeOutbox } = dependencies;

  return {
    async getHeaderPages({ params }, { actor }) {
      const menus = await Promise.all(shownTo(actor, params.id).map((owner) => pages.menu(owner)));
      return { data: menus.flat() };
    },

    async getPage({ params }, call) {
      const owners = await pageOwners(call);
      const found = await Promise.all(owners.map((owner) => findPage(owner, params.id)));
      const page = found.find((each) => each?.active);
      if (!page) throw new AppError('not_found', CONTENT_TEXTS.noSuchPage);
      return page;
    },

    async getMarketingSpots({ params }, { actor }) {
      return (await Promise.all(shownTo(actor, params.id).map((owner) => spots.shown(owner)))).flat();
    },

    async contactUs({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'contactUs', idempotencyKey) ?? newId();
      await contacts.send(actor, id, body, now());
      await wakeOutbox();
      return null;
    },
  };

  /**
   * The accounts whose pages a caller may open, the caller's own before the store's. Pages are public, except on a
   * store that blocks the caller's address.
   */
  async function pageOwners({ credentials, requestOrigin }: Call<undefined>): Promise<number[]> {
    const [actor, store] = await Promise.all([
      authenticator.byToken(credentials, requestOrigin),
      findStore(requestOrigin.host),
    ]);
    if (!store) return [];
    assertIpAllowed(store.account, requestOrigin);
    return [...new Set([...(actor ? [actor.accountId] : []), store.account.id])];
  }

  /** Case-insensitive, because people type addresses. */
  async function findPage(owner: number, typed: string): Promise<PageWithText | undefined> {
    const { data: slugOrId } = idSchema.safeParse(typed.toLowerCase());
    if (slugOrId === undefined) return undefined;
    const [bySlug, byId] = await Promise.all([pages.findBySlug(owner, slugOrId), pages.findById(owner, slugOrId)]);
    return bySlug ?? byId;
  }
}

/** The accounts whose content is shown together to users of this account: its own and its parent's. */
function shownTo({ accountId, parentId }: SignedIn, id: string): number[] {
  const own = [accountId, ...(parentId === undefined ? [] : [parentId])];
  const from = own.map(String).indexOf(id);
  if (from < 0) throw notFound();
  return own.slice(from);
}

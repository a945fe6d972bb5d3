import type { contentContract } from '#shared/contracts/content.ts';
import { pageKind } from '../content-saves/content-kinds.ts';
import { makeSaveContent } from '../content-saves/save-content.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import { makeAdministerSpots } from './administer-spots.ts';
import type { ContentDependencies } from './dependencies.ts';
import { makeLinkDraft } from './link-draft.ts';
import { makeListPages } from './list-pages.ts';
import { makeReadPage } from './read-page.ts';
import { makeSavePage } from './save-page.ts';

export function contentRoutes(dependencies: ContentDependencies): Routes<typeof contentContract> {
  const { contacts, newId, now, pages, spots, wakeOutbox } = dependencies;
  const readPage = makeReadPage(dependencies);
  const listPages = makeListPages(dependencies);
  const savePage = makeSavePage(dependencies);
  const linkDraft = makeLinkDraft(dependencies);
  const pageSaves = makeSaveContent(pageKind(pages), dependencies);
  const administerSpots = makeAdministerSpots(dependencies);

  return {
    async getHeaderPages({ params }, { actor }) {
      const menus = await Promise.all(shownTo(actor, params.id).map((owner) => pages.menu(owner)));
      return { data: menus.flat() };
    },

    getPage: ({ params, query }, call) => readPage(params.id, query.draft, call),

    getPages: ({ params, query }, { actor }) => listPages(actor, Number(params.accountId), query),

    savePage: ({ body }, { actor, idempotencyKey }) => savePage(actor, body, idempotencyKey),

    async removePage({ params }, { actor }) {
      return { historyEntry: await pageSaves.remove(actor, params.id) };
    },

    linkDraft: ({ params }, { actor }) => linkDraft(actor, params.id),

    async getMarketingSpots({ params }, { actor }) {
      return (await Promise.all(shownTo(actor, params.id).map((owner) => spots.shown(owner)))).flat();
    },

    getSpots: ({ params }, { actor }) => administerSpots.list(actor, Number(params.id)),
    getSpot: ({ params }, { actor }) => administerSpots.find(actor, params.id),
    createSpot: ({ body }, { actor, idempotencyKey }) => administerSpots.create(actor, body, idempotencyKey),
    changeSpot: ({ body }, { actor, idempotencyKey }) => administerSpots.change(actor, body, idempotencyKey),

    async removeSpot({ params }, { actor }) {
      return { historyEntry: await administerSpots.remove(actor, params.id) };
    },

    async contactUs({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'contactUs', idempotencyKey) ?? newId();
      await contacts.send(actor, id, body, now());
      await wakeOutbox();
      return null;
    },
  };
}

/** The accounts whose content is shown together to users of this account: its own and its parent's. */
function shownTo({ accountId, parentId }: SignedIn, id: string): number[] {
  const own = [accountId, ...(parentId === undefined ? [] : [parentId])];
  const from = own.map(String).indexOf(id);
  if (from < 0) throw notFound();
  return own.slice(from);
}

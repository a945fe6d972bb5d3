import type { websitesContract } from '#shared/contracts/websites.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { makeChangeWebsite, makeCreateWebsite } from '../account-saves/save-website.ts';
import { websiteHistoryEntry } from '../account-saves/website-history.ts';
import { historyEntryId, toHistory } from '../data/operations/history-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { homeScope } from '../http/home-scope.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { makeCheckWebsite } from './check-website.ts';
import type { WebsitesDependencies } from './dependencies.ts';
import { makeListOpenAccounts, makeListWebsites } from './list-websites.ts';
import { viewOfState } from './website-view.ts';

export function websitesRoutes(dependencies: WebsitesDependencies): Routes<typeof websitesContract> {
  const { newId, now, websites } = dependencies;
  const listWebsites = makeListWebsites(dependencies);
  const listOpenAccounts = makeListOpenAccounts(dependencies);
  const createWebsite = makeCreateWebsite(dependencies);
  const changeWebsite = makeChangeWebsite(dependencies);
  const checkWebsite = makeCheckWebsite(dependencies);

  return {
    getWebsites: ({ query }, { actor }) => listWebsites(actor, query),
    getOpenAccounts: (_input, { actor }) => listOpenAccounts(actor),

    async getWebsite({ params }, { actor }) {
      const found = await websites.findWithAccount(homeScope(actor), Number(params.id));
      if (!found) throw notFound();
      return viewOfState(found);
    },

    async saveWebsite({ body }, { actor, idempotencyKey }) {
      const idempotency = idempotencyOf(actor.userId, 'saveWebsite', idempotencyKey, body);
      const { id, version, ...given } = body;
      if (id == null) return viewOfState(await createWebsite(actor, given, { idempotency }));
      if (version === undefined) refuseFields([{ path: 'Version', message: UI_TEXTS.required }]);
      return viewOfState(await changeWebsite(actor, id, { given, version: version ?? 0, idempotency }));
    },

    removeWebsite: ({ params }, { actor }) => removeWebsite(actor, Number(params.id)),
    checkWebsite: ({ params }, { actor }) => checkWebsite(actor, Number(params.id)),
  };

  /** Removes a website. The returned history entry is the one that brings it back (decision D41). */
  async function removeWebsite(actor: SignedIn, id: number): Promise<{ entry: string }> {
    let entry = '';
    await websites.remove(homeScope(actor), id, (before) => {
      const removal = websiteHistoryEntry(actor, { action: 'removed', at: now(), newId, before });
      entry = historyEntryId(removal);
      return { history: toHistory(removal) };
    });
    return { entry };
  }
}

import IconStar from '@tabler/icons-react/icons/IconStar';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import {
  madeDefault,
  removedWebsites,
  restoredWebsites,
  WEBSITES_TEXTS,
} from '#shared/texts/admin/websites/websites-texts.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import { websitesApi } from '../../../api/groups/websites-api.ts';
import type { BulkVerb } from '../../list/bulk-verb.ts';

/** A website, and once it is removed the entry of the history that brings it back. */
export type WebsiteRow = WebsiteView & { readonly entry?: string };

/** The actions on several websites at once. Removing asks first. */
export const websiteVerbs = (mayRemove: () => Promise<boolean>): readonly BulkVerb<WebsiteRow>[] => [
  {
    keys: 'm',
    label: WEBSITES_TEXTS.makeDefault,
    Icon: IconStar,
    isFor: (row) => !row.default,
    async act({ id, version }) {
      return websitesApi.saveWebsite({ body: { id, version, default: true } });
    },
    done: madeDefault,
  },
  {
    keys: 'd',
    label: WEBSITES_TEXTS.remove,
    Icon: IconTrash,
    isFor: () => true,
    ask: mayRemove,
    async act(row) {
      const { entry } = await websitesApi.removeWebsite({ params: { id: String(row.id) } });
      return { ...row, entry };
    },
    async undo({ entry = '', ...row }) {
      await usersApi.restoreFromHistory({ params: { entry }, body: {} });
      return row;
    },
    done: removedWebsites,
    undone: restoredWebsites,
  },
];

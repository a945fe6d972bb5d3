import IconEye from '@tabler/icons-react/icons/IconEye';
import IconEyeOff from '@tabler/icons-react/icons/IconEyeOff';
import type { PageRow } from '#shared/contracts/content-views.ts';
import { activatedPages, deactivatedPages, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import type { BulkVerb } from '../../list/bulk-verb.ts';

/** Changes whether customers see a page. Returns the row with its new version, which undo needs. */
const setActive =
  (active: boolean) =>
  async (row: PageRow): Promise<PageRow> => {
    const { editing } = await contentApi.savePage({ body: { id: row.id, version: row.version, active } });
    return { ...row, active, version: editing?.version ?? row.version };
  };

/** The actions on several pages at once. Those of the parent are left out. */
export const PAGE_VERBS: readonly BulkVerb<PageRow>[] = [
  {
    keys: 'a',
    label: PAGES_TEXTS.activate,
    Icon: IconEye,
    isFor: ({ active, inherited }) => !inherited && !active,
    act: setActive(true),
    undo: setActive(false),
    done: activatedPages,
    undone: deactivatedPages,
  },
  {
    keys: 'd',
    label: PAGES_TEXTS.deactivate,
    Icon: IconEyeOff,
    isFor: ({ active, inherited }) => !inherited && active,
    act: setActive(false),
    undo: setActive(true),
    done: deactivatedPages,
    undone: activatedPages,
  },
];

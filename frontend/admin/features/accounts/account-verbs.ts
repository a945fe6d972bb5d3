import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import IconCircleOff from '@tabler/icons-react/icons/IconCircleOff';
import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNTS_TEXTS, accountActivated, accountDeactivated } from '#shared/texts/admin/accounts-texts.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import type { BulkVerb } from '../../list/bulk-verb.ts';

/** Changes whether an account is active, and gives the row with its new version, which taking it back names. */
const setActive =
  (active: boolean) =>
  async (row: AccountRow): Promise<AccountRow> => {
    const { id, version: seen } = row;
    const { version } = await accountsApi.changeAccount({ body: { id, active, version: seen } });
    return { ...row, active, version };
  };

/** The actions on several accounts at once. Nobody deactivates their own account. */
export const accountVerbs = (ownId: number): readonly BulkVerb<AccountRow>[] => [
  {
    keys: 'a',
    label: ACCOUNTS_TEXTS.activate,
    Icon: IconCircleCheck,
    isFor: ({ id, active }) => id !== ownId && !active,
    act: setActive(true),
    undo: setActive(false),
    done: accountActivated,
    undone: accountDeactivated,
  },
  {
    keys: 'd',
    label: ACCOUNTS_TEXTS.deactivate,
    Icon: IconCircleOff,
    isFor: ({ id, active }) => id !== ownId && active,
    act: setActive(false),
    undo: setActive(true),
    done: accountDeactivated,
    undone: accountActivated,
  },
];

import { ACCOUNTS_TEXTS } from '#shared/texts/admin/accounts-texts.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import type { ListFilter } from '../../list/list-filter-chip.tsx';
import type { AccountsLocation } from './accounts-location.ts';
import { OVERRIDABLE_FIELDS } from './field-labels.ts';

/** The filters of the list of accounts. `under` is for users who see more than one tenant. */
export function accountFilters(
  location: AccountsLocation,
  under: readonly { readonly value: string; readonly label: string }[] | undefined,
  onGo: (location: AccountsLocation) => void,
): ListFilter[] {
  const { company, type, active, own } = location;
  const change = (filters: Partial<AccountsLocation>) => onGo({ ...location, ...filters, page: 1 });
  return [
    ...(under
      ? [
          {
            label: ACCOUNTS_TEXTS.under,
            value: company ?? '',
            options: under,
            onChange: (value: string) => change({ company: value || undefined }),
          },
        ]
      : []),
    {
      label: ACCOUNTS_TEXTS.type,
      value: type ?? '',
      options: (['Fleet', 'White Label'] as const).map((value) => ({ value, label: value })),
      onChange: (value) => change({ type: value === 'Fleet' || value === 'White Label' ? value : undefined }),
    },
    {
      label: ACCOUNTS_TEXTS.active,
      value: active === 'any' ? '' : active,
      options: [
        { value: 'yes', label: ADMIN_LIST_TEXTS.yes },
        { value: 'no', label: ADMIN_LIST_TEXTS.no },
      ],
      onChange: (value) => change({ active: value === 'yes' || value === 'no' ? value : 'any' }),
    },
    {
      label: ACCOUNTS_TEXTS.overrides,
      value: own ?? '',
      options: OVERRIDABLE_FIELDS,
      onChange: (value) => change({ own: value || undefined }),
    },
  ];
}

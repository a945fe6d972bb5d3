import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { WEBSITES_PATH } from '../../frame/website-paths.ts';
import { AdminList } from '../../list/admin-list.tsx';
import { websiteColumns } from './website-columns.tsx';
import { type WebsiteRow, websiteVerbs } from './website-verbs.ts';
import { LONGEST_WEBSITE_SEARCH, unfilteredWebsites, WEBSITES, type WebsitesLocation } from './websites-location.ts';
import { openAccountsQuery, readAllWebsites, WEBSITES_KEY, websitesQuery } from './websites-query.ts';

interface WebsitesListProps {
  readonly location: WebsitesLocation;
  readonly onGo: (location: WebsitesLocation) => void;
}

/** The websites of all accounts. */
export function WebsitesList({ location, onGo }: WebsitesListProps) {
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData, refetch } = useQuery(websitesQuery(location));
  const { data: accounts = [] } = useQuery(openAccountsQuery);
  const { confirm } = useDialogs();
  const rows: readonly WebsiteRow[] = data?.data ?? [];
  const [verbs] = useState(() =>
    websiteVerbs(() =>
      confirm({
        title: WEBSITES_TEXTS.removeQuestion,
        message: WEBSITES_TEXTS.removeDetail,
        confirmLabel: WEBSITES_TEXTS.remove,
        isDangerous: true,
      }),
    ),
  );
  const options = accounts.map(({ id, companyName }) => ({ value: String(id), label: companyName }));
  return (
    <AdminList
      name={WEBSITES_TEXTS.title}
      columns={websiteColumns({ accountPath: (id) => WEBSITES.pathOf({ ...location, account: String(id), page: 1 }) })}
      rowKey={({ id }) => String(id)}
      nameOf={({ name }) => name}
      isOff={({ accountActive }) => !accountActive}
      page={data && { rows, total: data.total, all: data.all }}
      isEarlier={isPlaceholderData}
      error={error}
      failure={WEBSITES_TEXTS.failed}
      onRetry={() => void refetch()}
      location={location}
      pathOf={WEBSITES.pathOf}
      onGo={onGo}
      searchLabel={WEBSITES_TEXTS.searchLabel}
      searchPlaceholder={WEBSITES_TEXTS.searchPlaceholder}
      longestSearch={LONGEST_WEBSITE_SEARCH}
      filters={[
        {
          label: WEBSITES_TEXTS.account,
          value: location.account ?? '',
          options: withChosen(options, rows, location.account),
          onChange: (value) => onGo({ ...location, account: value || undefined, page: 1 }),
        },
      ]}
      allPath={WEBSITES_PATH}
      unfiltered={unfilteredWebsites(location)}
      empty={{ title: WEBSITES_TEXTS.none, description: WEBSITES_TEXTS.noneDetail }}
      verbs={verbs}
      readAll={() => readAllWebsites(location)}
      onChanged={() => queryClient.invalidateQueries({ queryKey: [WEBSITES_KEY] })}
    />
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Adds an inactive account, which is not among the options but whose websites can be listed. */
function withChosen(options: readonly Option[], rows: readonly WebsiteRow[], chosen: string | undefined): Option[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return [...options];
  return [...options, { value: chosen, label: rows[0]?.companyName ?? chosen }];
}

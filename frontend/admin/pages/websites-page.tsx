import { useQuery } from '@tanstack/react-query';
import { WEBSITES_TEXTS, websitesFound } from '#shared/texts/admin/websites/websites-texts.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { WebsitesList } from '../features/websites/websites-list.tsx';
import { WEBSITES } from '../features/websites/websites-location.ts';
import { websitesQuery } from '../features/websites/websites-query.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { NewLink } from '../frame/new-link.tsx';
import { newWebsitePath } from '../frame/website-paths.ts';

/** The list of websites, for the provider's staff (admin 2, 6). */
export function WebsitesPage() {
  const { location, go } = useAddress(WEBSITES);
  const { data } = useQuery(websitesQuery(location));
  const newPath = newWebsitePath(location.account === undefined ? undefined : Number(location.account));
  return (
    <AdminPage
      heading={WEBSITES_TEXTS.title}
      detail={data && websitesFound(formatCount(data.total))}
      actions={<NewLink path={newPath} label={WEBSITES_TEXTS.newWebsite} />}
    >
      <WebsitesList location={location} onGo={go} />
    </AdminPage>
  );
}

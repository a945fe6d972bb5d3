import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { WEBSITES_TEXTS, websitesFound } from '#shared/texts/admin/websites-texts.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { WebsitesList } from '../features/websites/websites-list.tsx';
import { WEBSITES } from '../features/websites/websites-location.ts';
import { websitesQuery } from '../features/websites/websites-query.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { newWebsitePath } from '../frame/website-paths.ts';
import { KeyCaps } from '../shortcuts/key-caps.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';

/** The list of websites, for the provider's staff (admin 2, 6). */
export function WebsitesPage() {
  const { location, go } = useAddress(WEBSITES);
  const navigate = useNavigate();
  const { data } = useQuery(websitesQuery(location));
  const newPath = newWebsitePath(location.account === undefined ? undefined : Number(location.account));
  useShortcuts([{ keys: 'n', label: WEBSITES_TEXTS.newWebsite, group: 'page', run: () => void navigate(newPath) }]);
  return (
    <AdminPage
      heading={WEBSITES_TEXTS.title}
      detail={data && websitesFound(formatCount(data.total))}
      actions={
        <Button
          component={Link}
          to={newPath}
          aria-keyshortcuts="n"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
          rightSection={<KeyCaps keys="n" />}
        >
          {WEBSITES_TEXTS.newWebsite}
        </Button>
      }
    >
      <WebsitesList location={location} onGo={go} />
    </AdminPage>
  );
}

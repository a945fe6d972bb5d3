import { Button, Skeleton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { usersContract } from '#shared/contracts/users.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { failureText } from '../../../api/failure-text.ts';
import { KeyCaps } from '../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import { adminAccountPath } from '../../frame/account-paths.ts';
import { tenantPath } from '../../frame/tenant-paths.ts';
import { newWebsitePath } from '../../frame/website-paths.ts';
import { homeQuery } from './home-query.ts';
import classes from './waiting-tiles.module.css';

type Home = Output<(typeof usersContract)['getHome']>;

interface Tile {
  readonly title: string;
  readonly act: string;
  readonly count: number;
  readonly path: string;
}

interface WaitingTilesProps {
  /** The list of users whose invitation has expired. */
  readonly expiredInvitationsPath: string;
  /** Whether the page shows more that may wait, so that the line says what it is about. */
  readonly isPart?: boolean;
}

/** One tile for each kind of thing that waits for the user, with a link to it. Kinds with a count of zero share a line. */
export function WaitingTiles({ expiredInvitationsPath, isPart = false }: WaitingTilesProps) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(homeQuery);
  const tiles = data ? tilesOf(data, expiredInvitationsPath) : [];
  const waiting = tiles.filter(({ count }) => count > 0);
  const empty = tiles.filter(({ count }) => count === 0);
  useShortcuts(
    waiting.slice(0, 9).map(({ title, path }, index) => ({
      keys: String(index + 1),
      label: title,
      group: 'page',
      run: () => void navigate(path),
    })),
  );

  if (error && !data) {
    return <LoadFailure message={failureText(error, ADMIN_TEXTS.waitsFailed)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="8rem" />;
  return (
    <>
      {waiting.length > 0 && (
        <div className={classes['tiles']}>
          {waiting.map(({ title, act, path, count }, index) => (
            <section key={title} className={classes['tile']} aria-label={title}>
              <div className={classes['head']}>
                <span className={classes['count']}>{formatCount(count)}</span>
                <h2>{title}</h2>
                <KeyCaps keys={String(index + 1)} />
              </div>
              <Button component={Link} to={path} variant="default">
                {act}
              </Button>
            </section>
          ))}
        </div>
      )}
      {empty.length > 0 && (
        <p className={classes['none']}>
          <IconCheck size={16} stroke={1.8} aria-hidden />
          {(isPart || waiting.length > 0) && `${empty.map(({ title }) => title).join(', ')}: `}
          <b>{ADMIN_TEXTS.nothingWaits}</b>
        </p>
      )}
    </>
  );
}

/** The kinds of things, most urgent first. The server leaves out those that are not for the user. */
function tilesOf(data: Home, expiredInvitationsPath: string): Tile[] {
  const ofTenants = (
    waiting: Home['tenantsNotOpened'],
    { pathOf, ...texts }: Pick<Tile, 'title' | 'act'> & { readonly pathOf: (accountId: number) => string },
  ): Tile[] =>
    waiting ? [{ ...texts, count: waiting.count, path: waiting.first === null ? '' : pathOf(waiting.first) }] : [];

  return [
    {
      title: ADMIN_TEXTS.invitationsExpired,
      act: ADMIN_TEXTS.lookAtThem,
      count: data.invitationsExpired,
      path: expiredInvitationsPath,
    },
    ...ofTenants(data.tenantsNotOpened, {
      title: ADMIN_TEXTS.tenantsNotOpened,
      act: ADMIN_TEXTS.goOnWithOne,
      pathOf: (accountId) => tenantPath(accountId),
    }),
    ...ofTenants(data.tenantsWithoutWebsite, {
      title: ADMIN_TEXTS.tenantsWithoutWebsite,
      act: ADMIN_TEXTS.addWebsite,
      pathOf: newWebsitePath,
    }),
    ...ofTenants(data.tenantsWithoutLogo, {
      title: ADMIN_TEXTS.tenantsWithoutLogo,
      act: ADMIN_TEXTS.addLogo,
      pathOf: adminAccountPath,
    }),
  ];
}

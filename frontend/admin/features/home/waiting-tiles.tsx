import { Button, Skeleton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { homeQuery } from './home-query.ts';
import classes from './waiting-tiles.module.css';

/** The counts of the home page, most urgent first. The server leaves out those that are not for the user. */
type WaitingCounts = Readonly<Partial<Record<'invitationsExpired', number>>>;

interface Tile {
  readonly title: string;
  readonly act: string;
  readonly path: string;
}

interface WaitingTilesProps {
  /** Where each kind is dealt with. */
  readonly paths: Readonly<Record<keyof WaitingCounts, string>>;
}

/** One tile for each kind of thing that waits for the user, with a link to it. Kinds with a count of zero share a line. */
export function WaitingTiles({ paths }: WaitingTilesProps) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(homeQuery);
  const counts: WaitingCounts = data ?? {};
  const tiles: Readonly<Record<keyof WaitingCounts, Tile>> = {
    invitationsExpired: {
      title: ADMIN_TEXTS.invitationsExpired,
      act: ADMIN_TEXTS.lookAtThem,
      path: paths.invitationsExpired,
    },
  };
  const kinds = Object.keys(tiles) as (keyof WaitingCounts)[];
  const waiting = kinds.flatMap((kind) => (counts[kind] ? [{ ...tiles[kind], kind, count: counts[kind] }] : []));
  const empty = kinds.filter((kind) => counts[kind] === 0);
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
          {waiting.map(({ kind, title, act, path, count }, index) => (
            <section key={kind} className={classes['tile']} aria-label={title}>
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
          {waiting.length > 0 && `${empty.map((kind) => tiles[kind].title).join(', ')}: `}
          <b>{ADMIN_TEXTS.nothingWaits}</b>
        </p>
      )}
    </>
  );
}

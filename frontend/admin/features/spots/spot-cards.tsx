import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/page-states.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { spotPath } from '../../frame/content-paths.ts';
import classes from './spots.module.css';
import { spotsQuery } from './spots-queries.ts';

/** The marketing spots of an account as cards, by title, and those that it takes from its parent. */
export function SpotCards({ accountId }: { readonly accountId: number }) {
  const { data: spots, error, refetch } = useQuery(spotsQuery(accountId));
  if (!spots && error) {
    return <ErrorState message={failureText(error, SPOTS_TEXTS.failed)} onRetry={() => void refetch()} />;
  }
  if (!spots) return <TableSkeleton rows={4} />;
  if (spots.length === 0) return <EmptyState title={SPOTS_TEXTS.none} description={SPOTS_TEXTS.noneDetail} />;
  return (
    <ul aria-label={SPOTS_TEXTS.spots} className={classes['cards']}>
      {spots.map((spot) => (
        <li key={spot.id} data-off={!spot.active || undefined}>
          <SpotCard spot={spot} />
        </li>
      ))}
    </ul>
  );
}

/** A spot of the parent leads nowhere, because it can't be changed here (decision B399). */
function SpotCard({ spot: { id, title, url, image, active, inherited, companyName } }: { readonly spot: SpotRow }) {
  return (
    <article className={classes['card']}>
      {image ? (
        <img src={image} alt="" width={400} height={225} loading="lazy" decoding="async" />
      ) : (
        <span className={classes['blank']}>{SPOTS_TEXTS.noPicture}</span>
      )}
      <div className={classes['words']}>
        <h2>{inherited ? title : <Link to={spotPath(id)}>{title}</Link>}</h2>
        <p>{url}</p>
        {(!active || inherited) && (
          <p className={classes['pills']}>
            {!active && <Pill tone="plain">{SPOTS_TEXTS.draft}</Pill>}
            {inherited && <Pill tone="note">{`${companyName}: ${SPOTS_TEXTS.inherited}`}</Pill>}
          </p>
        )}
      </div>
    </article>
  );
}

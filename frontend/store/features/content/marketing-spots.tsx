import { useQuery } from '@tanstack/react-query';
import { CONTENT_PAGE_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { SpotTile } from '../../../ui/content/spot-tile.tsx';
import { marketingSpotsQuery } from './content-queries.ts';
import classes from './marketing-spots.module.css';

/** The account's marketing spots on its home page. Nothing where there are none, or they could not be loaded. */
export function MarketingSpots({ accountId }: { readonly accountId: number }) {
  const { data: spots = [] } = useQuery(marketingSpotsQuery(accountId));
  if (spots.length === 0) return null;
  return (
    <section aria-label={CONTENT_PAGE_TEXTS.marketingSpots}>
      <ul className={classes['spots']}>
        {spots.map((spot) => (
          <li key={spot.id}>
            <SpotTile spot={spot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

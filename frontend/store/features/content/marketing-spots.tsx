import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import IconExternalLink from '@tabler/icons-react/icons/IconExternalLink';
import { useQuery } from '@tanstack/react-query';
import { leavesStore } from '#shared/rules/base/page-html.ts';
import type { MarketingSpot } from '#shared/schemas/stored/marketing-spot.ts';
import { CONTENT_PAGE_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { marketingSpotsQuery } from './content-queries.ts';
import classes from './marketing-spots.module.css';
import { StoreLink } from './store-link.tsx';

/** The account's marketing spots on its home page. Nothing where there are none, or they could not be loaded. */
export function MarketingSpots({ accountId }: { readonly accountId: number }) {
  const { data: spots = [] } = useQuery(marketingSpotsQuery(accountId));
  if (spots.length === 0) return null;
  return (
    <section aria-label={CONTENT_PAGE_TEXTS.marketingSpots}>
      <ul className={classes['spots']}>
        {spots.map((spot) => (
          <li key={spot.id}>
            <Spot {...spot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Spot({ title, url, image }: MarketingSpot) {
  const Icon = leavesStore(url) ? IconExternalLink : IconArrowRight;
  return (
    <StoreLink to={url} className={classes['spot']}>
      {image && <img src={image} alt="" width={400} height={225} loading="lazy" decoding="async" />}
      <span className={classes['title']}>
        {title}
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
    </StoreLink>
  );
}

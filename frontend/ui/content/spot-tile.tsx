import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import IconExternalLink from '@tabler/icons-react/icons/IconExternalLink';
import { leavesStore } from '#shared/rules/base/page-html.ts';
import type { MarketingSpot } from '#shared/schemas/stored/content/marketing-spot.ts';
import classes from './spot-tile.module.css';
import { StoreLink } from './store-link.tsx';

interface SpotTileProps {
  readonly spot: Pick<MarketingSpot, 'title' | 'url' | 'image'>;
}

/** A marketing spot as the store's home page shows it. */
export function SpotTile({ spot: { title, url, image } }: SpotTileProps) {
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

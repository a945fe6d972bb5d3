import IconStar from '@tabler/icons-react/icons/IconStar';
import IconStarFilled from '@tabler/icons-react/icons/IconStarFilled';
import { FAVOURITES_TEXTS, favouriteOf } from '#shared/texts/cart/favourites-texts.ts';
import { IconButton } from '../base/icon-button.tsx';
import classes from './favourite-button.module.css';

interface FavouriteButtonProps {
  /** The part, as it is called. */
  readonly description: string;
  readonly isFavourite: boolean;
  /** Beside others that are words. */
  readonly isLabelSeen?: boolean;
  readonly onToggle: () => void;
}

/** A star that keeps a part among a user's favourites, or lets it go. */
export function FavouriteButton({ description, isFavourite, isLabelSeen = false, onToggle }: FavouriteButtonProps) {
  const Star = isFavourite ? IconStarFilled : IconStar;
  const star = <Star size={isLabelSeen ? 18 : 20} stroke={1.75} aria-hidden />;
  if (!isLabelSeen) {
    return (
      <IconButton
        label={favouriteOf(description)}
        aria-pressed={isFavourite}
        className={classes['star'] ?? ''}
        onClick={onToggle}
      >
        {star}
      </IconButton>
    );
  }
  return (
    <button type="button" aria-pressed={isFavourite} className={classes['star']} onClick={onToggle}>
      {star}
      <span>{FAVOURITES_TEXTS.favourite}</span>
    </button>
  );
}

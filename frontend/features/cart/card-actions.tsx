import type { PartCard } from '#shared/schemas/part.ts';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { PressPlace } from '../../ui/press-place.tsx';
import { AddCard } from './add-card.tsx';
import classes from './card-actions.module.css';

interface CardActionsProps {
  readonly part: PartCard;
  readonly isInCart: boolean;
  readonly isFavourite: boolean;
  readonly onAdd: () => void;
  readonly onToggleFavourite: () => void;
}

/** What can be done with a part where it stands in a list. */
export function CardActions({ part, isInCart, isFavourite, onAdd, onToggleFavourite }: CardActionsProps) {
  return (
    <div className={classes['room']}>
      <PressPlace>
        <div className={classes['actions']}>
          <AddCard part={part} isInCart={isInCart} onAdd={onAdd} />
          <FavouriteButton description={part.webDescription} isFavourite={isFavourite} onToggle={onToggleFavourite} />
        </div>
      </PressPlace>
    </div>
  );
}

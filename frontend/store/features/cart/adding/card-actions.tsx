import type { PartCard } from '#shared/schemas/wire/part.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { FavouriteButton } from '../../../../ui/part/favourite-button.tsx';
import { AddCard } from './add-card.tsx';
import classes from './card-actions.module.css';

interface CardActionsProps {
  readonly part: PartCard;
  readonly isInCart: boolean;
  readonly isFavourite: boolean;
  readonly onAdd: () => void;
  readonly onToggleFavourite: () => void;
}

/** The buttons of a part in a list. */
export function CardActions({ part, isInCart, isFavourite, onAdd, onToggleFavourite }: CardActionsProps) {
  return (
    <div className={classes['room']}>
      <ActionArea>
        <div className={classes['actions']}>
          <AddCard part={part} isInCart={isInCart} onAdd={onAdd} />
          <FavouriteButton description={part.webDescription} isFavourite={isFavourite} onToggle={onToggleFavourite} />
        </div>
      </ActionArea>
    </div>
  );
}

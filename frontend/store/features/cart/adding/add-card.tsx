import { Button } from '@mantine/core';
import IconShoppingCartPlus from '@tabler/icons-react/icons/IconShoppingCartPlus';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { addPart, CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { cardRefusal } from './card-refusal.ts';

interface AddCardProps {
  readonly part: PartCard;
  readonly isInCart: boolean;
  readonly onAdd: () => void;
}

/** Puts a part of a list into the cart, in its usual unit. */
export function AddCard({ part, isInCart, onAdd }: AddCardProps) {
  const refusal = cardRefusal(part, isInCart);
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconShoppingCartPlus size={18} stroke={1.75} aria-hidden />}
      disabled={refusal !== undefined}
      aria-label={refusal === 'inCart' ? undefined : addPart(part.webDescription)}
      onClick={onAdd}
    >
      {refusal === 'inCart' ? CART_PAGE_TEXTS.inCart : PART_PAGE_TEXTS.addToCart}
    </Button>
  );
}

import { Button } from '@mantine/core';
import IconShoppingCartPlus from '@tabler/icons-react/icons/IconShoppingCartPlus';
import { useId } from 'react';
import type { AddRefusal } from '#shared/rules/cart/adding-a-part.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import classes from './add-to-cart.module.css';

interface AddToCartProps {
  readonly refusal: AddRefusal | undefined;
  readonly onAdd: () => void;
}

const REASONS: Readonly<Record<AddRefusal, string>> = {
  loading: PART_PAGE_TEXTS.availabilityLoading,
  unavailable: PART_PAGE_TEXTS.unitUnavailable,
  inCart: PART_PAGE_TEXTS.alreadyInCart,
};

/** Puts the part into the cart; disabled it says why. */
export function AddToCart({ refusal, onAdd }: AddToCartProps) {
  const reasonId = useId();
  const reason = refusal && REASONS[refusal];
  return (
    <div className={classes['add']}>
      <Button
        size="md"
        fullWidth
        leftSection={<IconShoppingCartPlus size={20} stroke={1.75} aria-hidden />}
        disabled={reason !== undefined}
        aria-describedby={reason && reasonId}
        onClick={onAdd}
      >
        {PART_PAGE_TEXTS.addToCart}
      </Button>
      <p id={reasonId} className={classes['reason']}>
        {reason}
      </p>
    </div>
  );
}

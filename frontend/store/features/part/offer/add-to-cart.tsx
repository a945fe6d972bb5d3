import { Button } from '@mantine/core';
import IconShoppingCartPlus from '@tabler/icons-react/icons/IconShoppingCartPlus';
import { useId } from 'react';
import type { AddRefusal } from '#shared/rules/cart/adding-a-part.ts';
import type { TermsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import { barredText, quantityTermsText } from '#shared/rules/terms/terms-texts.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import classes from './add-to-cart.module.css';

interface AddToCartProps {
  readonly refusal: AddRefusal | undefined;
  /** In the chosen unit. */
  readonly terms: TermsOfSale;
  readonly onAdd: () => void;
}

const REASONS: Readonly<Record<Exclude<AddRefusal, TermsRefusal>, string>> = {
  loading: PART_PAGE_TEXTS.availabilityLoading,
  unavailable: PART_PAGE_TEXTS.unitUnavailable,
  inCart: PART_PAGE_TEXTS.alreadyInCart,
};

function reasonFor(refusal: AddRefusal, terms: TermsOfSale): string | undefined {
  if (refusal === 'restricted') return barredText(terms);
  return refusal === 'wrong quantity' ? quantityTermsText(terms) : REASONS[refusal];
}

/** Puts the part into the cart; disabled it says why. */
export function AddToCart({ refusal, terms, onAdd }: AddToCartProps) {
  const reasonId = useId();
  const reason = refusal && reasonFor(refusal, terms);
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

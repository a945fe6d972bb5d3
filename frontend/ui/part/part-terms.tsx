import type { TermsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import { barredText, quantityTermsText } from '#shared/rules/terms/terms-texts.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import classes from './part-terms.module.css';

interface PartTermsProps {
  /** In selling units. */
  readonly terms: TermsOfSale;
  /** The sentence that refuses the part as it is wanted, which stands out. */
  readonly refusal?: TermsRefusal | undefined;
}

/** In which quantities a part is sold, and where it can't be shipped. Nothing for a part without such terms. */
export function PartTerms({ terms, refusal }: PartTermsProps) {
  const quantity = quantityTermsText(terms);
  const barred = barredText(terms);
  return (
    <>
      {quantity && <p className={classes[refusal === 'wrong quantity' ? 'refused' : 'terms']}>{quantity}</p>}
      {barred && <p className={classes[refusal === 'restricted' ? 'refused' : 'terms']}>{barred}</p>}
    </>
  );
}

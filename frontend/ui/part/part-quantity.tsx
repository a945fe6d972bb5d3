import { NativeSelect } from '@mantine/core';
import { ANY_QUANTITY, firstAllowed, type QuantityTerms } from '#shared/rules/terms/order-quantity.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { quantityChoices, quantityOf } from '#shared/values/quantity.ts';
import { useDialogs } from '../dialogs/dialogs.tsx';

interface PartQuantityProps {
  /** 1 to 999. */
  readonly quantity: number;
  /** The quantities in which the part is sold. */
  readonly terms?: QuantityTerms;
  /** The label, where the surroundings do not name the part. */
  readonly label?: string;
  readonly isLabelSeen?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (quantity: number) => void;
}

/** Chosen, it asks for a number (storefront 5). */
const MORE = 'more';
/** Characters of 999. */
const LONGEST = 3;

/**
 * How many: 1 to 9, the current number, or '10+', which asks for one of at most 3 characters; what is no quantity is 1. Of a
 * part that is sold in certain quantities the first of these.
 */
export function PartQuantity(props: PartQuantityProps) {
  const { quantity, label = PART_TEXTS.quantity, isLabelSeen = true, isDisabled = false, onChange } = props;
  const { minimum, multiple } = props.terms ?? ANY_QUANTITY;
  const dialogs = useDialogs();
  const isAny = minimum === 1 && multiple === 1;
  const choices = isAny ? quantityChoices(quantity) : choicesWithin({ minimum, multiple }, quantity);

  async function handleChange(value: string) {
    if (value !== MORE) return onChange(quantityOf(value));
    const typed = await dialogs.prompt({ label: PART_TEXTS.newQuantity, maxLength: LONGEST, inputMode: 'numeric' });
    if (typed !== undefined) onChange(quantityOf(typed));
  }

  return (
    <NativeSelect
      {...(isLabelSeen ? { label } : { 'aria-label': label })}
      value={String(quantity)}
      disabled={isDisabled}
      onChange={(event) => void handleChange(event.currentTarget.value)}
      data={[...choices.map(String), { value: MORE, label: isAny ? PART_TEXTS.tenOrMore : PART_TEXTS.otherQuantity }]}
    />
  );
}

/** How many quantities a list has, as it has 1 to 9 where any is sold. */
const LISTED = 9;

const choicesWithin = (terms: QuantityTerms, current: number): number[] =>
  [...new Set([...firstAllowed(terms, LISTED), current])].sort((a, b) => a - b);

import { NativeSelect } from '@mantine/core';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { quantityChoices, quantityOf } from '#shared/values/quantity.ts';
import { useDialogs } from '../dialogs/dialogs.tsx';

interface PartQuantityProps {
  /** 1 to 999. */
  readonly quantity: number;
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

/** How many: 1 to 9, the current number, or '10+', which asks for one of at most 3 characters; what is no quantity is 1. */
export function PartQuantity(props: PartQuantityProps) {
  const { quantity, label = PART_TEXTS.quantity, isLabelSeen = true, isDisabled = false, onChange } = props;
  const dialogs = useDialogs();

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
      data={[...quantityChoices(quantity).map(String), { value: MORE, label: PART_TEXTS.tenOrMore }]}
    />
  );
}

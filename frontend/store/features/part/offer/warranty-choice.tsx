import { formatMoney } from '#shared/rules/base/format-money.ts';
import { NO_WARRANTY, type PricedWarranty } from '#shared/rules/pricing/warranty-cost.ts';
import { PART_PAGE_TEXTS, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import classes from './warranty-choice.module.css';

interface WarrantyChoiceProps {
  /** At least one; costs are of one selling unit. */
  readonly warranties: readonly PricedWarranty[];
  /** A code, or `NO_WARRANTY`. */
  readonly chosen: string;
  /** False where the account shows no prices, those of warranties included. */
  readonly showsCosts: boolean;
  readonly onChoose: (code: string) => void;
}

/** The warranties that a part can have and what they cost, or none (decision P2). */
export function WarrantyChoice({ warranties, chosen, showsCosts, onChoose }: WarrantyChoiceProps) {
  return (
    <fieldset className={classes['choice']}>
      <legend>{PART_PAGE_TEXTS.warranty}</legend>
      {warranties.map(({ code, description, cost }) => (
        <label key={code}>
          <input type="radio" name="warranty" checked={code === chosen} onChange={() => onChoose(code)} />
          <span>{description}</span>
          {showsCosts && <span className={classes['cost']}>{cost === 0 ? PART_TEXTS.free : formatMoney(cost)}</span>}
        </label>
      ))}
      <label>
        <input type="radio" name="warranty" checked={chosen === NO_WARRANTY} onChange={() => onChoose(NO_WARRANTY)} />
        <span>{PART_PAGE_TEXTS.noWarranty}</span>
      </label>
    </fieldset>
  );
}

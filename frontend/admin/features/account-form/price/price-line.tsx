import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { PriceStep } from '#shared/schemas/wire/price-trace.ts';
import {
  ofParentNamed,
  stepLink,
  PRICE_PANEL_TEXTS as TEXTS,
} from '#shared/texts/admin/account-form/price-panel-texts.ts';
import type { Cents } from '#shared/values/money.ts';
import type { MovedAmount } from './traced-lines.ts';

interface PriceLineProps {
  readonly saved: PriceStep;
  readonly edited: Pick<PriceStep, 'name' | 'detail' | 'after' | 'code'>;
  readonly isMoved: boolean;
  readonly parentName: string;
  readonly onSetting: (code: number) => void;
}

/** One step of a price. Its name leads to the setting that decided it. */
export function PriceLine({ saved, edited, isMoved, parentName, onSetting }: PriceLineProps) {
  const { name, detail, code } = edited;
  const source = isMoved ? TEXTS.unsaved : sourceText(saved, parentName);
  return (
    <li data-moved={isMoved || undefined}>
      {code === null ? (
        <span>{name}</span>
      ) : (
        <button type="button" title={stepLink(name, code)} onClick={() => onSetting(code)}>
          {name}
        </button>
      )}
      <AmountMove saved={saved.after} edited={edited.after} />
      <small>{[detail, source, code === null ? '' : String(code)].filter(Boolean).join(' · ')}</small>
    </li>
  );
}

const sourceText = ({ source }: PriceStep, parentName: string): string => {
  if (source === null) return '';
  if (source === 'parent') return ofParentNamed(parentName);
  return source === 'own' ? TEXTS.own : TEXTS.fallback;
};

/** An amount, with the saved one before it if the form has moved it. */
export function AmountMove({ saved, edited }: MovedAmount) {
  if (saved === edited) return <b>{amountText(edited)}</b>;
  return (
    <span>
      <del>{amountText(saved)}</del> → <ins>{amountText(edited)}</ins>
    </span>
  );
}

const amountText = (amount: Cents | null): string => (amount === null ? TEXTS.noAmount : formatMoney(amount));

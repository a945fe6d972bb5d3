import { formatMoney } from '#shared/rules/base/format-money.ts';
import { changedFromTo } from '#shared/texts/base/ui-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import classes from './changed-figures.module.css';
import { changedFigures, type Figure } from './order-figures.ts';

interface ChangedFiguresProps {
  /** The server's refusal. */
  readonly message: string;
  /** Empty where the page was reloaded in between. */
  readonly before: readonly Figure[];
  readonly now: readonly Figure[];
}

/** The figures that have changed since the order was sent. Nothing was ordered. */
export function ChangedFigures({ message, before, now }: ChangedFiguresProps) {
  const isKnown = before.length > 0;
  const changes = isKnown ? changedFigures(before, now) : [];
  return (
    <section aria-label={CHECKOUT_PAGE_TEXTS.whatChanged} className={classes['changes']}>
      <p role="alert">{message}</p>
      {isKnown && changes.length === 0 && <p>{CHECKOUT_PAGE_TEXTS.nothingShown}</p>}
      {changes.length > 0 && (
        <dl>
          {changes.map(({ id, label, from, to }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{changedFromTo(shown(from), shown(to))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{CHECKOUT_PAGE_TEXTS.confirmAgain}</p>
    </section>
  );
}

const shown = (amount: number | undefined): string => (amount === undefined ? '–' : formatMoney(amount));

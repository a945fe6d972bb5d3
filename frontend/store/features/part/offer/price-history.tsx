import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { PART_PAGE_TEXTS, PART_TEXTS, priceHistoryOf } from '#shared/texts/catalogue/part-texts.ts';
import { ErrorState } from '../../../../ui/page/page-states.tsx';
import { priceHistoryQuery } from '../part-queries.ts';
import classes from './price-history.module.css';
import { type PriceLineChange, priceLine } from './price-line.ts';

interface PriceHistoryProps {
  readonly part: Part;
  /** Asked for when it is looked at. */
  readonly isOpen: boolean;
}

/** The list price over the past year (storefront 7, part history). */
export function PriceHistoryChart({ part, isOpen }: PriceHistoryProps) {
  const { data, isError, refetch } = useQuery({ ...priceHistoryQuery(part), enabled: isOpen });
  if (isError && !data) {
    return <ErrorState message={PART_PAGE_TEXTS.priceHistoryFailed} onRetry={() => void refetch()} />;
  }
  if (!data && !isOpen) return null;
  if (!data) return <Skeleton height="16rem" className={classes['chart'] ?? ''} />;
  const { prices, from, to } = data;
  const [first] = prices;
  const last = prices.at(-1);
  if (!first || !last) return <p>{PART_PAGE_TEXTS.noPriceHistory}</p>;
  return (
    <div className={classes['history']}>
      <PriceChart changes={prices} from={from} to={to} />
      <Extremes changes={prices} />
      <details>
        <summary>{PART_PAGE_TEXTS.priceChanges}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{PART_PAGE_TEXTS.date}</th>
              <th scope="col">{PART_TEXTS.listPrice}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ date, listPrice }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day may have two changes, and the list never changes.
              <tr key={index}>
                <td>{usDate(date)}</td>
                <td>{formatMoney(listPrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

const SIZE = { width: 600, height: 180 } as const;

interface PriceChartProps {
  /** At least one. */
  readonly changes: readonly PriceLineChange[];
  readonly from: string;
  readonly to: string;
}

function PriceChart({ changes, from, to }: PriceChartProps) {
  const path = priceLine(changes, { from, to }, SIZE);
  const [first = 0, last = 0] = [changes[0], changes.at(-1)].map((change) => change?.listPrice);
  const name = priceHistoryOf(formatMoney(first), usDate(from), formatMoney(last), usDate(to));
  return (
    <figure className={classes['chart']}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" role="img" aria-label={name}>
        <path d={`${path}V${SIZE.height}H0Z`} className={classes['area']} />
        <path d={path} className={classes['line']} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>
        <span>{usDate(from)}</span>
        <span>{usDate(to)}</span>
      </figcaption>
    </figure>
  );
}

function Extremes({ changes }: Pick<PriceChartProps, 'changes'>) {
  const prices = changes.map(({ listPrice }) => listPrice);
  const facts = [
    [PART_PAGE_TEXTS.now, prices.at(-1) ?? 0],
    [PART_PAGE_TEXTS.lowest, Math.min(...prices)],
    [PART_PAGE_TEXTS.highest, Math.max(...prices)],
  ] as const;
  return (
    <dl className={classes['extremes']}>
      {facts.map(([name, price]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
      ))}
    </dl>
  );
}

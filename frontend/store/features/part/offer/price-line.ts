/** A price from that ISO date on, in cents. */
export interface PriceLineChange {
  readonly date: string;
  readonly listPrice: number;
}

interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** Room above the highest and below the lowest price, in parts of the height. */
const MARGIN = 0.1;

/**
 * The way of a price over the days of a range as the path of an SVG, which steps where the price changes. The first price
 * counts from the beginning of the range, for nothing is known before.
 */
export function priceLine(
  changes: readonly PriceLineChange[],
  { from, to }: { readonly from: string; readonly to: string },
  { width, height }: ChartSize,
): string {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const prices = changes.map(({ listPrice }) => listPrice);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const x = (date: string) => round(end > start ? clamp((Date.parse(date) - start) / (end - start)) * width : 0);
  const y = (price: number) => {
    const share = highest > lowest ? (price - lowest) / (highest - lowest) : 0.5;
    return round(height * (1 - MARGIN - share * (1 - 2 * MARGIN)));
  };
  const [first, ...later] = changes;
  if (!first) return '';
  const steps = later.map(({ date, listPrice }) => `H${x(date)}V${y(listPrice)}`);
  return `M0 ${y(first.listPrice)}${steps.join('')}H${width}`;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
const round = (value: number): number => Math.round(value * 10) / 10;

import { tenThousandths } from '#shared/rules/base/ten-thousandths.ts';
import type { IssueCounts } from '../issues.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesContext, PiesPrices } from './pies-item.ts';
import { isInForce, type PriceSheets, periodOf } from './price-sheets.ts';

interface Candidate {
  readonly price: number;
  readonly from: string;
}

/** Units of measure in which a price is for one each. */
const unitsOfOne: ReadonlySet<string> = new Set(['PE', 'EA']);

/** Additional costs. They are reported and never added to a price. */
const additionalCosts: ReadonlySet<string> = new Set(['AC1', 'AC2']);

/**
 * The prices in force. If several prices of a type are, the one that began last is used, and among those the last in the
 * file. Quantity breaks, other currencies and units, and prices of sheets that are not in the file are skipped.
 */
export function readPrices(
  rows: readonly XmlElement[],
  context: PiesContext,
  sheets: PriceSheets,
  issueCounts: IssueCounts,
): PiesPrices {
  const inForce = new Map<string, Candidate>();
  for (const row of rows) {
    const type = attributeOf(row, 'PriceType')?.toUpperCase() ?? '';
    if (additionalCosts.has(type)) {
      issueCounts.add('additional-cost', `An additional cost ${type} is not part of any price`, row);
      continue;
    }
    const candidate = candidateOf(row, context, sheets, issueCounts);
    const rival = inForce.get(type);
    if (candidate && (!rival || candidate.from >= rival.from)) inForce.set(type, candidate);
  }
  const firstOf = (types: readonly string[]) => types.map((type) => inForce.get(type)?.price).find(Boolean);
  const list = firstOf(context.listPriceTypes);
  const core = firstOf(context.corePriceTypes);
  const levels: Record<string, number> = {};
  for (const [type, level] of Object.entries(context.levelOfPriceType)) {
    const price = inForce.get(type)?.price;
    if (price) levels[level] = price;
  }
  return { ...(list && { list }), ...(core && { core }), levels };
}

function candidateOf(
  row: XmlElement,
  context: PiesContext,
  sheets: PriceSheets,
  issueCounts: IssueCounts,
): Candidate | undefined {
  const number = textOf(row, 'PriceSheetNumber');
  const sheet = number === undefined ? undefined : sheets.get(number);
  function skip(code: string, price: string): undefined {
    issueCounts.add(code, `${price} is skipped`, row);
  }
  if (number !== undefined && !sheet)
    return skip('missing-price-sheet', `A price of sheet ${number}, which is not in the file,`);

  const currency = textOf(row, 'CurrencyCode') ?? sheet?.currency ?? context.currency;
  if (currency !== context.currency) return skip('price-currency', `A price in ${currency}`);

  const unit = attributeOf(childOf(row, 'Price'), 'UOM') ?? 'PE';
  if (!unitsOfOne.has(unit)) return skip('price-unit', `A price per ${unit}`);

  const multiplier = textOf(row, 'PriceMultiplier');
  if (multiplier && Number(multiplier) !== 1)
    return skip('price-multiplier', `A price with the multiplier ${multiplier}`);

  const price = tenThousandths(textOf(row, 'Price') ?? '');
  if (!price) return skip('price', `A price of ${textOf(row, 'Price') ?? 'nothing'}`);

  if (Number(textOf(row, 'PriceBreak') ?? 1) > 1) return undefined;
  const period = { ...sheet, ...periodOf(row) };
  if (!isInForce(period, context.today)) return undefined;
  if (number !== undefined && sheets.isSuperseded(number, context.today)) return undefined;
  return { price, from: period.from ?? '' };
}

import { tenThousandths } from '#shared/rules/base/ten-thousandths.ts';
import type { IssueCounts } from '../issues.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesContext, PiesPrices } from './pies-item.ts';
import { isInForce, type PriceSheets, periodOf } from './price-sheets.ts';

interface Candidate {
  readonly price: number;
  readonly from: string;
}

/** Each is the price of one: per each, or of the unit each. */
const unitsOfOne: ReadonlySet<string> = new Set(['PE', 'EA']);

/** Costs on top of a price, which are told and never added to it. */
const additionalCosts: ReadonlySet<string> = new Set(['AC1', 'AC2']);

/**
 * The prices in force. Of several of one type that is the one that began last, the later in the file when they began
 * together. Prices from a quantity above one, in another currency or unit, or of a sheet that the file lacks are skipped.
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
  function skip(code: string, what: string): undefined {
    issueCounts.add(code, `${what} is skipped`, row);
  }
  if (number !== undefined && !sheet)
    return skip('missing-price-sheet', `A price of sheet ${number}, which the file lacks,`);

  const currency = textOf(row, 'CurrencyCode') ?? sheet?.currency ?? context.currency;
  if (currency !== context.currency) return skip('price-currency', `A price in ${currency}`);

  const unit = attributeOf(childOf(row, 'Price'), 'UOM') ?? 'PE';
  if (!unitsOfOne.has(unit)) return skip('price-unit', `A price per ${unit}`);

  const multiplier = textOf(row, 'PriceMultiplier');
  if (multiplier && Number(multiplier) !== 1)
    return skip('price-multiplier', `A price to be multiplied by ${multiplier}`);

  const price = tenThousandths(textOf(row, 'Price') ?? '');
  if (!price) return skip('price', `A price of ${textOf(row, 'Price') ?? 'nothing'}`);

  if (Number(textOf(row, 'PriceBreak') ?? 1) > 1) return undefined;
  const period = { ...sheet, ...periodOf(row) };
  if (!isInForce(period, context.today)) return undefined;
  if (number !== undefined && sheets.isSuperseded(number, context.today)) return undefined;
  return { price, from: period.from ?? '' };
}

import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { replacementOf } from '#shared/rules/catalogue/superseded.ts';
import { termsOfSale } from '#shared/rules/terms/terms-of-sale.ts';
import type { PriceRow, StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { DictionaryBuilder } from '../format/dictionary.ts';
import { growingU16, growingU32 } from '../format/growable-column.ts';
import { aftermarketId, brandKey } from '../format/part-identity.ts';
import { flagBits, SUPERSEDED } from '../format/row-codes.ts';
import { growableStrings } from './growable-strings.ts';
import type { GrowingColumns } from './growing-columns.ts';
import { internedStrings } from './interned-strings.ts';

/** Stock quantities are stored in 16 bits. */
const LARGEST_QUANTITY = 0xffff;

/** Collects the aftermarket rows with their prices and stock. */
export function productCollector({ titles, images, addId, wordsCode }: GrowingColumns, dictionary: DictionaryBuilder) {
  const units = internedStrings();
  /** The FTC disclosures; most parts have none. */
  const ftcTexts = internedStrings();
  /** The terms of sale as JSON; most parts have none. */
  const saleTerms = internedStrings();
  /** The times at which stock was counted. */
  const times = internedStrings();
  const numbers = internedStrings();
  /** Every number by which a part is found, stripped. `foundByEnd` is where the numbers of a row end. */
  const foundBy = growableStrings();
  /** Explicit prices by level and row. */
  const levelPrices = new Map<string, Map<number, number>>();
  const columns = newProductColumns();

  function addStock(stock: StockRow | undefined, asOf: string): void {
    for (const [number, quantity] of Object.entries(stock?.onHand ?? {})) {
      if (quantity <= 0) continue;
      columns.stockLocation.push(dictionary.locationOf('warehouse', number));
      columns.stockQuantity.push(Math.min(quantity, LARGEST_QUANTITY));
    }
    columns.stockEnd.push(columns.stockLocation.length);
    columns.stockAsOf.push(times.codeOf(stock?.asOf ?? asOf));
  }

  function addNumbers(product: ProductRow): void {
    const all = [
      product.partNumber,
      product.brandPartNumber,
      product.sourcePartNumber ?? '',
      ...product.alternateNumbers.map(({ number }) => number),
    ];
    for (const key of new Set(all.map(matchedNumber))) if (key) foundBy.push(key);
    columns.foundByEnd.push(foundBy.length);
  }

  return {
    columns,
    units,
    ftcTexts,
    saleTerms,
    times,
    numbers,
    foundBy,
    levelPrices,

    /** `asOf` is when stock was counted that does not say so itself. Returns the number of the row. */
    add(product: ProductRow, price: PriceRow | undefined, stock: StockRow | undefined, asOf: string): number {
      const type = dictionary.typeOf(product.partType);
      const row = addId(aftermarketId(product.companyCode, product.partNumber));
      columns.number.push(numbers.codeOf(product.partNumber));
      columns.type.push(type);
      columns.company.push(dictionary.companyOf(product.companyCode));
      columns.manufacturer.push(dictionary.manufacturerOf(product.manufacturer));
      columns.line.push(dictionary.productLineOf(product.productLine));
      columns.flags.push(flagBits(product.flags) | (replacementOf(product) === undefined ? 0 : SUPERSEDED));
      columns.eaches.push(product.units[0]?.eaches ?? 1);
      columns.unit.push(units.codeOf(product.units[0]?.code ?? 'EA'));
      columns.list.push(price?.list ?? 0);
      columns.title.push(titles.codeOf(product.title));
      columns.words.push(wordsCode(type, [product.manufacturer, ...product.keywords]));
      columns.image.push(images.codeOf(product.images[0]?.url ?? ''));
      columns.ftcText.push(ftcTexts.codeOf(product.ftcDisplay ?? ''));
      const terms = termsOfSale(product);
      columns.terms.push(saleTerms.codeOf(terms ? JSON.stringify(terms) : ''));
      addStock(stock, asOf);
      for (const [level, explicit] of Object.entries(price?.levels ?? {})) {
        const prices = levelPrices.get(level) ?? new Map<number, number>();
        levelPrices.set(level, prices.set(row, explicit));
      }
      addNumbers(product);
      return row;
    },
  };
}

const newProductColumns = () => ({
  type: growingU16(),
  company: growingU16(),
  manufacturer: growingU16(),
  line: growingU16(),
  flags: growingU16(),
  eaches: growingU16(),
  unit: growingU16(),
  list: growingU32(),
  number: growingU32(),
  title: growingU32(),
  words: growingU32(),
  image: growingU32(),
  ftcText: growingU32(),
  terms: growingU32(),
  stockEnd: growingU32(),
  stockAsOf: growingU32(),
  stockLocation: growingU16(),
  stockQuantity: growingU16(),
  foundByEnd: growingU32(),
});

/** The rows of each brand number. Several companies of the provider may sell the same part, each in a row of its own. */
export function rowsByBrandNumber() {
  const brandNumbers = internedStrings();
  const lastRows: number[] = [];
  const rowsBefore = new Map<number, number>();
  return {
    add({ brand, brandPartNumber }: ProductRow, row: number): void {
      const code = brandNumbers.codeOf(brandKey(brand, brandPartNumber));
      const before = lastRows[code];
      if (before !== undefined) rowsBefore.set(row, before);
      lastRows[code] = row;
    },

    /** The last row first. */
    *rowsOf({ brand, brandPartNumber }: Pick<ProductRow, 'brand' | 'brandPartNumber'>): Generator<number> {
      const code = brandNumbers.find(brandKey(brand, brandPartNumber));
      let row = code === undefined ? undefined : lastRows[code];
      for (; row !== undefined; row = rowsBefore.get(row)) yield row;
    },
  };
}

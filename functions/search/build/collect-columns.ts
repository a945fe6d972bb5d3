import { isCoreItem } from '#shared/rules/catalogue/core-item.ts';
import type { CatalogueSources } from '../format/catalogue-sources.ts';
import type { DictionaryBuilder } from '../format/dictionary.ts';
import { valuesOf } from '../format/growable-column.ts';
import { brandKey, partKey } from '../format/part-identity.ts';
import { sortedLookup } from '../format/sorted-rows.ts';
import { interchangeCollector } from './collect-interchange.ts';
import { productCollector, rowsByBrandNumber } from './collect-products.ts';
import { salvageCollector } from './collect-salvage.ts';
import type { DocumentKind, DocumentWriter } from './document-writer.ts';
import { growingColumns } from './growing-columns.ts';

/** All rows of a catalogue in columns, in the order of the sources. The segments are written from these. */
export type CollectedColumns = Omit<Awaited<ReturnType<typeof collectColumns>>, 'gaps'>;

/**
 * Reads each source once, in an order in which every row finds what it refers to, and writes the documents of the rows
 * on the way.
 */
export async function collectColumns(
  sources: CatalogueSources,
  dictionary: DictionaryBuilder,
  writerOf: (kind: DocumentKind) => DocumentWriter,
) {
  const shared = growingColumns(dictionary);
  const products = productCollector(shared, dictionary);
  const brandNumbers = rowsByBrandNumber();
  const prices = sortedLookup(sources.prices, partKey);
  const stock = sortedLookup(sources.stock, partKey);
  const productDocuments = writerOf('products');
  /** Parts that nobody can buy yet. Core items have no price and are not counted. */
  const gaps = { unpriced: 0, withoutStock: 0 };
  for await (const product of sources.products) {
    const key = partKey(product);
    await productDocuments.add(key, product);
    const [price, counted] = [await prices.find(key), await stock.find(key)];
    const row = products.add(product, price, counted, sources.asOf);
    if (!isCoreItem(product.partNumber)) {
      if (!price?.list) gaps.unpriced += 1;
      if (!counted || Object.values(counted.onHand).every((count) => count === 0)) gaps.withoutStock += 1;
    }
    brandNumbers.add(product, row);
  }
  await productDocuments.finish();

  const fitmentDocuments = writerOf('fitments');
  for await (const fitment of sources.fitments) {
    const { brand, brandPartNumber, applications } = fitment;
    await fitmentDocuments.add(brandKey(brand, brandPartNumber), { applications });
    for (const row of brandNumbers.rowsOf(fitment)) {
      for (const application of applications) shared.rowFits.add(row, application, application.notes.join('; '));
    }
  }
  await fitmentDocuments.finish();

  const interchange = interchangeCollector(shared, dictionary);
  for await (const row of sources.interchange) interchange.add(row);

  const salvage = salvageCollector(shared, interchange, dictionary);
  const salvageDocuments = writerOf('salvage');
  for await (const part of sources.salvage) {
    await salvageDocuments.add(part.guid, part);
    salvage.add(part);
    if (part.list === 0) gaps.unpriced += 1;
  }
  await salvageDocuments.finish();

  shared.rowFits.addYears(() => true);
  interchange.fits.addYears(salvage.hasParts);

  // Only the texts are passed on. The tables that found their codes are as large again.
  return {
    gaps,
    titles: shared.titles.all,
    words: shared.words.all,
    images: shared.images.all,
    notes: shared.notes.all,
    units: products.units.all,
    ids: shared.ids,
    idHashes: shared.idHashes.values(),
    groups: interchange.groups.all,
    groupNames: interchange.groupNames,
    interchangeNumbers: interchange.interchangeNumbers.all,
    sourceVehicles: salvage.sourceVehicles.all,
    ftcTexts: products.ftcTexts.all,
    saleTerms: products.saleTerms.all,
    times: products.times.all,
    numbers: products.numbers.all,
    aftermarket: { foundBy: products.foundBy, ...valuesOf(products.columns) },
    levelPrices: products.levelPrices,
    salvage: valuesOf(salvage.columns),
    rowFits: valuesOf(shared.rowFits.columns),
    groupFits: valuesOf({ ...interchange.fits.columns, ...interchange.columns }),
  };
}

import { matchedInterchangeNumber, matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { replacementOf } from '#shared/rules/catalogue/superseded.ts';
import type { FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import type { PriceRow, StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import type { CatalogueSources } from '../format/catalogue-sources.ts';
import type { DictionaryBuilder } from '../format/dictionary.ts';
import { growingU8, growingU16, growingU32, valuesOf } from '../format/growable-column.ts';
import { aftermarketId, brandKey, partKey } from '../format/part-identity.ts';
import { flagBits, grades, SUPERSEDED, UNKNOWN_MILES, yearCode } from '../format/row-codes.ts';
import { idHash } from '../format/search-text.ts';
import { sortedLookup } from '../format/sorted-rows.ts';
import type { DocumentKind, DocumentWriter } from './document-writer.ts';
import { growableStrings } from './growable-strings.ts';
import { internedStrings } from './interned-strings.ts';

/** All rows of a catalogue in columns, in the order of the sources. The segments are written from these. */
export type CollectedColumns = Awaited<ReturnType<typeof collectColumns>>;

export async function collectColumns(
  sources: CatalogueSources,
  dictionary: DictionaryBuilder,
  writerOf: (kind: DocumentKind) => DocumentWriter,
) {
  const titles = internedStrings();
  const words = internedStrings();
  const images = internedStrings();
  const notes = internedStrings();
  /** Most applications have none. */
  const NO_NOTE = notes.codeOf('');
  const units = internedStrings();
  const groups = internedStrings();
  /** Of each group as its first row has it: 591-04039L. */
  const groupNames = growableStrings();
  const sourceVehicles = internedStrings();
  /** What has to be said of parts that are not new; most have nothing. */
  const ftcTexts = internedStrings();
  /** When stock was counted. */
  const times = internedStrings();
  /** Of each target: aftermarket rows, then salvage rows. */
  const ids = growableStrings();
  const idHashes = growingU32();
  const numbers = internedStrings();
  /** Every number a part is found by, stripped; foundByEnd closes each part's. */
  const foundBy = growableStrings();
  const aftermarket = {
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
    stockEnd: growingU32(),
    stockAsOf: growingU32(),
    stockLocation: growingU16(),
    stockQuantity: growingU16(),
    foundByEnd: growingU32(),
  };
  /** Explicit prices by level and row. */
  const levelPrices = new Map<string, Map<number, number>>();
  const salvage = {
    type: growingU16(),
    company: growingU16(),
    sourceVehicle: growingU32(),
    group: growingU32(),
    yard: growingU16(),
    miles: growingU32(),
    grade: growingU8(),
    flags: growingU16(),
    list: growingU32(),
    title: growingU32(),
    words: growingU32(),
    image: growingU32(),
  };
  const fits = () => ({
    make: growingU16(),
    model: growingU16(),
    target: growingU32(),
    from: growingU8(),
    to: growingU8(),
    note: growingU32(),
  });
  /** A target is a row: an aftermarket part, or after all of those a salvage part without interchange. */
  const rowFits = fits();
  /** A target is an interchange group. */
  const groupFits = { ...fits(), partType: growingU16(), interchangeNumber: growingU32() };
  /** As their rows have them, and the group of each. */
  const interchangeNumbers = internedStrings();
  const groupOfNumber = growingU32();
  const fitted = new Set<number>();
  const hasParts = new Set<number>();

  function addFit(to: ReturnType<typeof fits>, target: number, vehicle: Vehicle, note: string): boolean {
    const make = dictionary.makeOf(vehicle.make);
    if (make === undefined) return false;
    const model = dictionary.modelOf(make, vehicle.model);
    to.make.push(make);
    to.model.push(model);
    to.target.push(target);
    to.from.push(yearCode(vehicle.from));
    to.to.push(yearCode(vehicle.to));
    to.note.push(note === '' ? NO_NOTE : notes.codeOf(note));
    return true;
  }

  function addId(id: string): void {
    ids.push(id);
    idHashes.push(idHash(id));
  }

  const wordsText = (type: number, others: readonly string[]): number =>
    words.codeOf([...(dictionary.types[type]?.names ?? []), ...others].join(' '));
  /** Of salvage, which has no words but its type's. */
  const wordsOfType: number[] = [];

  /** The last row of a brand's number; other companies of the provider may sell the same part. */
  const brandNumbers = internedStrings();
  const lastRowOf: number[] = [];
  const rowBefore = new Map<number, number>();

  function addProduct(product: ProductRow, price: PriceRow | undefined, stock: StockRow | undefined): void {
    const row = ids.length;
    const type = dictionary.typeOf(product.partType);
    addId(aftermarketId(product.companyCode, product.partNumber));
    aftermarket.number.push(numbers.codeOf(product.partNumber));
    aftermarket.type.push(type);
    aftermarket.company.push(dictionary.companyOf(product.companyCode));
    aftermarket.manufacturer.push(dictionary.manufacturerOf(product.manufacturer));
    aftermarket.line.push(dictionary.productLineOf(product.productLine));
    aftermarket.flags.push(flagBits(product.flags) | (replacementOf(product) === undefined ? 0 : SUPERSEDED));
    aftermarket.eaches.push(product.units[0]?.eaches ?? 1);
    aftermarket.unit.push(units.codeOf(product.units[0]?.code ?? 'EA'));
    aftermarket.list.push(price?.list ?? 0);
    aftermarket.title.push(titles.codeOf(product.title));
    aftermarket.words.push(wordsText(type, [product.manufacturer, ...product.keywords]));
    aftermarket.image.push(images.codeOf(product.images[0]?.url ?? ''));
    aftermarket.ftcText.push(ftcTexts.codeOf(product.ftcDisplay ?? ''));
    for (const [number, quantity] of Object.entries(stock?.onHand ?? {})) {
      if (quantity <= 0) continue;
      aftermarket.stockLocation.push(dictionary.locationOf('warehouse', number));
      aftermarket.stockQuantity.push(Math.min(quantity, 0xffff));
    }
    aftermarket.stockEnd.push(aftermarket.stockLocation.length);
    aftermarket.stockAsOf.push(times.codeOf(stock?.asOf ?? sources.asOf));
    for (const [level, explicit] of Object.entries(price?.levels ?? {})) {
      const prices = levelPrices.get(level) ?? new Map<number, number>();
      levelPrices.set(level, prices.set(row, explicit));
    }
    const allNumbers = [
      product.partNumber,
      product.brandPartNumber,
      product.sourcePartNumber ?? '',
      ...product.alternateNumbers.map(({ number }) => number),
    ];
    for (const key of new Set(allNumbers.map(matchedNumber))) if (key) foundBy.push(key);
    aftermarket.foundByEnd.push(foundBy.length);
    const brandNumber = brandNumbers.codeOf(brandKey(product.brand, product.brandPartNumber));
    const before = lastRowOf[brandNumber];
    if (before !== undefined) rowBefore.set(row, before);
    lastRowOf[brandNumber] = row;
  }

  function addApplications(fitment: FitmentRow): void {
    const brandNumber = brandNumbers.find(brandKey(fitment.brand, fitment.brandPartNumber));
    let row = brandNumber === undefined ? undefined : lastRowOf[brandNumber];
    for (; row !== undefined; row = rowBefore.get(row)) {
      for (const application of fitment.applications) {
        const [note = '', ...others] = application.notes;
        addFit(rowFits, row, application, others.length > 0 ? application.notes.join('; ') : note);
      }
    }
  }

  function groupOf(interchangeNumber: string): number {
    const number = interchangeNumbers.codeOf(interchangeNumber);
    if (number === groupOfNumber.length) {
      const group = groups.codeOf(matchedInterchangeNumber(interchangeNumber));
      if (group === groupNames.length) groupNames.push(interchangeNumber);
      groupOfNumber.push(group);
    }
    return groupOfNumber.at(number);
  }

  function addInterchange(row: InterchangeRow): void {
    const group = groupOf(row.interchangeNumber);
    if (!addFit(groupFits, group, row, row.option)) return;
    fitted.add(group);
    groupFits.partType.push(dictionary.typeOf(row.partType));
    groupFits.interchangeNumber.push(interchangeNumbers.codeOf(row.interchangeNumber));
  }

  function addSalvage(part: SalvageRow): void {
    const type = dictionary.typeOf(part.partType);
    const group = groupOf(part.interchangeNumber);
    const { year, make, model } = part.sourceVehicle;
    // Nobody says what else it fits: at least the vehicle it came from.
    if (!fitted.has(group)) {
      addFit(rowFits, ids.length, { make, model, from: year, to: year }, '');
    }
    addId(part.guid);
    salvage.type.push(type);
    salvage.company.push(dictionary.companyOf(part.companyCode));
    salvage.sourceVehicle.push(sourceVehicles.codeOf(`${year}\t${make}\t${model}`));
    salvage.group.push(group);
    hasParts.add(group);
    salvage.yard.push(dictionary.locationOf('yard', part.yard));
    salvage.miles.push(part.mileage ?? UNKNOWN_MILES);
    salvage.grade.push(grades.indexOf(part.grade));
    salvage.flags.push(flagBits(part.flags));
    salvage.list.push(part.list);
    salvage.title.push(titles.codeOf(part.title));
    wordsOfType[type] ??= wordsText(type, []);
    salvage.words.push(wordsOfType[type]);
    salvage.image.push(images.codeOf(part.images[0] ?? ''));
  }

  /** Years of the picker: a vehicle that has no part at all is not offered. */
  function addYears(all: ReturnType<typeof fits>, isWanted: (target: number) => boolean): void {
    for (let fit = 0; fit < all.target.length; fit++) {
      if (isWanted(all.target.at(fit)))
        dictionary.addYears(all.make.at(fit), all.model.at(fit), all.from.at(fit), all.to.at(fit));
    }
  }

  const prices = sortedLookup(sources.prices, partKey);
  const stock = sortedLookup(sources.stock, partKey);
  const products = writerOf('products');
  for await (const product of sources.products) {
    const key = partKey(product);
    await products.add(key, product);
    addProduct(product, await prices.find(key), await stock.find(key));
  }
  await products.finish();
  const fitments = writerOf('fitments');
  for await (const row of sources.fitments) {
    await fitments.add(brandKey(row.brand, row.brandPartNumber), { applications: row.applications });
    addApplications(row);
  }
  await fitments.finish();
  for await (const row of sources.interchange) addInterchange(row);
  const salvageParts = writerOf('salvage');
  for await (const part of sources.salvage) {
    await salvageParts.add(part.guid, part);
    addSalvage(part);
  }
  await salvageParts.finish();
  addYears(rowFits, () => true);
  addYears(groupFits, (group) => hasParts.has(group));

  // Without the maps that found their codes, which are as large again.
  return {
    titles: titles.all,
    words: words.all,
    images: images.all,
    notes: notes.all,
    units: units.all,
    ids,
    idHashes: idHashes.values(),
    groups: groups.all,
    groupNames,
    interchangeNumbers: interchangeNumbers.all,
    sourceVehicles: sourceVehicles.all,
    ftcTexts: ftcTexts.all,
    times: times.all,
    numbers: numbers.all,
    aftermarket: { foundBy, ...valuesOf(aftermarket) },
    levelPrices,
    salvage: valuesOf(salvage),
    rowFits: valuesOf(rowFits),
    groupFits: valuesOf(groupFits),
  };
}

type Vehicle = { make: string; model: string; from: number; to: number };

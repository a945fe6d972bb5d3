import { type OpenColumns, openColumns } from './column-file.ts';
import { openStrings } from './string-column.ts';

/** The objects of a segment as views into their files. segment-objects.ts and fits-object.ts write the columns. */

export type RowColumns = ReturnType<typeof openRows>;
export function openRows(content: Uint8Array) {
  const file = openColumns(content);
  return {
    length: file.u16('type').length,
    /** Rows below it are aftermarket, all others salvage. Columns of one line of business begin at its first row. */
    aftermarketCount: file.u32('aftermarketCount')[0] ?? 0,
    runType: file.u16('runType'),
    runStart: file.u32('runStart'),
    runEnd: file.u32('runEnd'),
    type: file.u16('type'),
    company: file.u16('company'),
    title: file.u32('title'),
    idHash: file.u32('idHash'),
    flags: file.u16('flags'),
    manufacturer: file.u16('manufacturer'),
    line: file.u16('line'),
    eaches: file.u16('eaches'),
    salvageFacts: file.u32('salvageFacts'),
    miles: file.u32('miles'),
    group: file.u32('group'),
    groupKey: openStrings(file, 'groupKey'),
    id: openStrings(file, 'id'),
  };
}

export type FitColumns = ReturnType<typeof openFits>;
export function openFits(content: Uint8Array) {
  const file = openColumns(content);
  return {
    /** A model has bands of years. All fits of a band have the same first and last year. */
    modelStart: file.u32('modelStart'),
    bandStart: file.u32('bandStart'),
    bandFrom: file.u8('bandFrom'),
    bandTo: file.u8('bandTo'),
    row: file.u32('fitRow'),
    /** The fits of each row that have a note. */
    notedStart: file.u32('notedStart'),
    notedModel: file.u16('notedModel'),
    notedFrom: file.u8('notedFrom'),
    notedTo: file.u8('notedTo'),
    note: file.u32('notedNote'),
    groupModelStart: file.u32('groupModelStart'),
    groupStart: file.u32('groupStart'),
    groupEnd: file.u32('groupEnd'),
    groupFrom: file.u8('groupFrom'),
    groupTo: file.u8('groupTo'),
    groupNote: file.u32('groupNote'),
  };
}

export type OfferColumns = ReturnType<typeof openOffers>;
export function openOffers(content: Uint8Array) {
  const file = openColumns(content);
  return {
    list: file.u32('list'),
    stockOffset: file.u32('stockOffset'),
    stockLocation: file.u16('stockLocation'),
    stockQuantity: file.u16('stockQuantity'),
    /** When the stock of an aftermarket row was counted (ISO). It already includes all earlier reservations. */
    asOf: file.u32('asOf'),
    asOfTime: openStrings(file, 'asOfTime'),
  };
}

export type TextColumns = ReturnType<typeof openText>;
export function openText(content: Uint8Array) {
  const file = openColumns(content);
  return {
    image: file.u32('image'),
    unit: file.u16('unit'),
    ftcText: file.u32('ftcText'),
    terms: file.u32('terms'),
    title: openStrings(file, 'title'),
    imageUrl: openStrings(file, 'imageUrl'),
    unitCode: openStrings(file, 'unitCode'),
    ftcDisplay: openStrings(file, 'ftcDisplay'),
    /** As JSON. Empty for a part without terms. */
    termsOfSale: openStrings(file, 'termsOfSale'),
    note: openStrings(file, 'note'),
    /** The numbers of the interchange groups as they are shown. */
    groupName: openStrings(file, 'groupName'),
    sourceVehicle: file.u32('sourceVehicle'),
    /** Year, make and model, separated by tabs. */
    sourceVehicleName: openStrings(file, 'sourceVehicleName'),
  };
}

export type WordColumns = ReturnType<typeof openWords>;
export function openWords(content: Uint8Array) {
  const file = openColumns(content);
  return { wordText: file.u32('wordText'), title: openWordList(file, 'title'), other: openWordList(file, 'other') };
}

export type WordList = ReturnType<typeof openWordList>;
function openWordList(file: OpenColumns, name: string) {
  return {
    word: openStrings(file, `${name}Word`),
    /** The texts that have each word. */
    start: file.u32(`${name}Start`),
    place: file.u32(`${name}Place`),
    /** The part types of the rows with such a text. */
    typeStart: file.u32(`${name}TypeStart`),
    type: file.u16(`${name}Type`),
  };
}

/** Rows with an explicit price, in ascending order, and their prices in ten-thousandths of a dollar. */
export type LevelPriceColumns = ReturnType<typeof openLevelPrices>;
export function openLevelPrices(content: Uint8Array) {
  const file = openColumns(content);
  return { row: file.u32('row'), price: file.u32('price') };
}

export type NumberColumns = ReturnType<typeof openNumbers>;
export function openNumbers(content: Uint8Array) {
  const file = openColumns(content);
  return {
    key: openStrings(file, 'key'),
    isInterchange: file.u8('isInterchange'),
    bucket: file.u16('bucket'),
    from: file.u32('from'),
    to: file.u32('to'),
  };
}

/** Where the documents of a kind are: the first key of each object, in ascending order, and the object's name. */
export type DocumentObjects = ReturnType<typeof openDocumentObjects>;
export function openDocumentObjects(content: Uint8Array) {
  const file = openColumns(content);
  return { first: openStrings(file, 'first'), name: openStrings(file, 'name') };
}

/**
 * Documents by ascending key. Each block holds the JSON of several, and `lineStart` is where each begins in the
 * unpacked block.
 */
export type DocumentColumns = ReturnType<typeof openDocuments>;
export function openDocuments(content: Uint8Array) {
  const file = openColumns(content);
  return {
    key: openStrings(file, 'key'),
    lineStart: file.u32('lineStart'),
    blockStart: file.u32('blockStart'),
    blockOffset: file.u32('blockOffset'),
    blocks: file.u8('blocks'),
  };
}

export type WordBuckets = ReturnType<typeof openWordBuckets>;
export function openWordBuckets(content: Uint8Array) {
  const file = openColumns(content);
  return { word: openStrings(file, 'word'), start: file.u32('start'), bucket: file.u16('bucket') };
}

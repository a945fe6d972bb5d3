import { type OpenColumns, openColumns } from './column-file.ts';
import { openStrings } from './string-column.ts';

/** The objects of a segment as views into their files, under the names that segment-writer.ts gives them. */

export type RowColumns = ReturnType<typeof openRows>;
export function openRows(content: Uint8Array) {
  const file = openColumns(content);
  return {
    length: file.u16('type').length,
    /** Rows below aftermarketCount are aftermarket, the others salvage; columns of one line begin at its first row. */
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
    /** The bands of years of each model, and of each band its fits and the first and last year of all of them. */
    modelStart: file.u32('modelStart'),
    bandStart: file.u32('bandStart'),
    bandFrom: file.u8('bandFrom'),
    bandTo: file.u8('bandTo'),
    row: file.u32('fitRow'),
    /** Of each row the fits that something is noted of. */
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
    /** When the stock of an aftermarket row was counted (ISO), by which takes are told to be in it or not. */
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
    title: openStrings(file, 'title'),
    imageUrl: openStrings(file, 'imageUrl'),
    unitCode: openStrings(file, 'unitCode'),
    ftcDisplay: openStrings(file, 'ftcDisplay'),
    note: openStrings(file, 'note'),
    /** Of the interchange groups, as they are shown. */
    groupName: openStrings(file, 'groupName'),
    sourceVehicle: file.u32('sourceVehicle'),
    /** Year, make and model, between tabs. */
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
    /** Of each word the texts that have it. */
    start: file.u32(`${name}Start`),
    place: file.u32(`${name}Place`),
    /** And the part types of the rows with such a text. */
    typeStart: file.u32(`${name}TypeStart`),
    type: file.u16(`${name}Type`),
  };
}

/** Rows with an explicit price, rising, and their prices in ten-thousandths. */
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

/** Where the rows of a kind of document are: the first key of each object, rising, and its name. */
export type DocumentObjects = ReturnType<typeof openDocumentObjects>;
export function openDocumentObjects(content: Uint8Array) {
  const file = openColumns(content);
  return { first: openStrings(file, 'first'), name: openStrings(file, 'name') };
}

/** Rows by key, rising; each block holds the JSON of those from its start, each from a byte of the unpacked block on. */
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

import type { Column, Columns } from './column-file.ts';
import { denseCodes, distinctOf, placeOf, rankStrings } from './dense-codes.ts';
import type { GatheredRows } from './gathered-rows.ts';
import type { GrowableStrings } from './growable-strings.ts';
import { YEAR_BANDS, yearBand } from './row-codes.ts';
import type { RowOrder } from './row-order.ts';
import { withoutCase } from './search-text.ts';
import { wordLists } from './word-lists.ts';

/** The vehicles that rows of a cut fit, as numbers of rowFits and groupFits. */
interface FitsOfCut {
  readonly models: number;
  readonly rowFits: Uint32Array;
  readonly groupFits: Uint32Array;
}

export interface CutWriter {
  /** The objects of one cut by the end of their names; positions are places in the row order, rising. */
  write(positions: Uint32Array, fits?: FitsOfCut): Record<string, Columns>;
  /** Every word by which a row of the cut can be found. */
  wordsOf(positions: Uint32Array): string[];
}

/** Writes any selection of the rows as objects; the same rows give the same bytes, whatever else there is. */
export function cutWriter(rows: GatheredRows, order: RowOrder): CutWriter {
  const { aftermarket, salvage } = rows;
  const titles = rankedTexts(rows.titles, withoutCase);
  const words = rankedTexts(rows.words);
  const images = rankedTexts(rows.images);
  const notes = rankedTexts(rows.notes);
  const groups = rankedTexts(rows.groups);
  const units = rankedTexts(rows.units);
  const sourceVehicles = rankedTexts(rows.sourceVehicles);
  const ftcTexts = rankedTexts(rows.ftcTexts);
  const times = rankedTexts(rows.times);
  const titleWords = wordLists(rows.titles);
  const otherWords = wordLists(rows.words);
  const levels = [...rows.levelPrices.keys()].sort();

  /** A value per row, taken from the column of its line of business. */
  function pick(
    positions: Uint32Array,
    ofAftermarket: (row: number) => number,
    ofSalvage: (row: number) => number,
  ): Uint32Array {
    const values = new Uint32Array(positions.length);
    for (let index = 0; index < positions.length; index++) {
      const position = positions[index] ?? 0;
      const row = order.rows[position] ?? 0;
      values[index] = position < order.aftermarketCount ? ofAftermarket(row) : ofSalvage(row);
    }
    return values;
  }
  const titlesOf = (positions: Uint32Array): Uint32Array =>
    pick(
      positions,
      (row) => titles.rankOf[aftermarket.title.at(row)] ?? 0,
      (row) => titles.rankOf[salvage.title.at(row)] ?? 0,
    );
  const wordTextsOf = (positions: Uint32Array): Uint32Array =>
    pick(
      positions,
      (row) => words.rankOf[aftermarket.words.at(row)] ?? 0,
      (row) => words.rankOf[salvage.words.at(row)] ?? 0,
    );

  function write(positions: Uint32Array, fits?: FitsOfCut): Record<string, Columns> {
    const split = placeOf(positions, order.aftermarketCount);
    const ownRows = columnOf(Uint32Array, positions.subarray(0, split), (position) => order.rows[position] ?? 0);
    const salvageRows = columnOf(Uint32Array, positions.subarray(split), (position) => order.rows[position] ?? 0);
    const targets = columnOf(Uint32Array, positions, (position) => order.targets[position] ?? 0);
    const type = pick(positions, aftermarket.type.at, salvage.type.at);
    const title = denseCodes(titlesOf(positions));
    const wordText = denseCodes(wordTextsOf(positions));
    const image = denseCodes(
      pick(
        positions,
        (row) => images.rankOf[aftermarket.image.at(row)] ?? 0,
        (row) => images.rankOf[salvage.image.at(row)] ?? 0,
      ),
    );
    const group = denseCodes(columnOf(Uint32Array, salvageRows, (row) => groups.rankOf[salvage.group.at(row)] ?? 0));
    const sourceVehicle = denseCodes(
      columnOf(Uint32Array, salvageRows, (row) => sourceVehicles.rankOf[salvage.sourceVehicle.at(row)] ?? 0),
    );
    const time = denseCodes(columnOf(Uint32Array, ownRows, (row) => times.rankOf[aftermarket.stockAsOf.at(row)] ?? 0));
    const ftcText = denseCodes(
      columnOf(Uint32Array, ownRows, (row) => ftcTexts.rankOf[aftermarket.ftcText.at(row)] ?? 0),
    );
    const unit = denseCodes(columnOf(Uint32Array, ownRows, (row) => units.rankOf[aftermarket.unit.at(row)] ?? 0));

    const noteRanks = (all: GatheredRows['rowFits'], numbers: Uint32Array): Uint32Array =>
      numbers.map((number) => notes.rankOf[all.note.at(number)] ?? 0);
    const rowNotes = fits ? noteRanks(rows.rowFits, fits.rowFits) : new Uint32Array();
    const groupNotes = fits ? noteRanks(rows.groupFits, fits.groupFits) : new Uint32Array();
    const usedNotes = distinctOf(Uint32Array.of(...distinctOf(rowNotes), ...distinctOf(groupNotes)));

    const objects: Record<string, Columns> = {
      rows: {
        aftermarketCount: Uint32Array.of(split),
        ...runsOf(type, split),
        type: Uint16Array.from(type),
        flags: Uint16Array.from(pick(positions, aftermarket.flags.at, salvage.flags.at)),
        company: Uint16Array.from(pick(positions, aftermarket.company.at, salvage.company.at)),
        title: title.codes,
        idHash: columnOf(Uint32Array, targets, (target) => rows.idHashes[target] ?? 0),
        manufacturer: columnOf(Uint16Array, ownRows, aftermarket.manufacturer.at),
        line: columnOf(Uint16Array, ownRows, aftermarket.line.at),
        eaches: columnOf(Uint16Array, ownRows, aftermarket.eaches.at),
        yard: columnOf(Uint16Array, salvageRows, salvage.yard.at),
        miles: columnOf(Uint32Array, salvageRows, salvage.miles.at),
        grade: columnOf(Uint8Array, salvageRows, salvage.grade.at),
        group: group.codes,
        ...groups.columnsOf('groupKey', group.distinct),
        ...rows.ids.columnsOf('id', targets),
      },
      offers: {
        list: pick(positions, aftermarket.list.at, salvage.list.at),
        ...stockColumns(ownRows),
        asOf: time.codes,
        ...times.columnsOf('asOfTime', time.distinct),
      },
      words: {
        wordText: wordText.codes,
        ...titleWords.columnsOf('title', titles.codesOf(title.distinct)),
        ...otherWords.columnsOf('other', words.codesOf(wordText.distinct)),
      },
      text: {
        image: image.codes,
        unit: Uint16Array.from(unit.codes),
        ftcText: ftcText.codes,
        sourceVehicle: sourceVehicle.codes,
        ...titles.columnsOf('title', title.distinct),
        ...images.columnsOf('imageUrl', image.distinct),
        ...units.columnsOf('unitCode', unit.distinct),
        ...ftcTexts.columnsOf('ftcDisplay', ftcText.distinct),
        ...rows.groupNames.columnsOf('groupName', groups.codesOf(group.distinct)),
        ...sourceVehicles.columnsOf('sourceVehicleName', sourceVehicle.distinct),
        ...notes.columnsOf('note', usedNotes),
      },
    };
    if (fits)
      objects['fits'] = {
        ...rowFitColumns(positions, fits, usedNotes),
        ...groupFitColumns(positions, fits, usedNotes),
      };
    for (const level of levels) {
      const prices = rows.levelPrices.get(level);
      const priced = Array.from(ownRows.keys()).filter((index) => prices?.has(ownRows[index] ?? 0));
      if (priced.length === 0) continue;
      objects[`price.${level}`] = {
        row: Uint32Array.from(priced),
        price: Uint32Array.from(priced, (index) => prices?.get(ownRows[index] ?? 0) ?? 0),
      };
    }
    return objects;
  }

  function stockColumns(ownRows: Uint32Array): Columns {
    const offsets = new Uint32Array(ownRows.length + 1);
    const [location, quantity]: [number[], number[]] = [[], []];
    for (const [index, row] of ownRows.entries()) {
      const start = row === 0 ? 0 : aftermarket.stockEnd.at(row - 1);
      for (let pair = start; pair < aftermarket.stockEnd.at(row); pair++) {
        location.push(aftermarket.stockLocation.at(pair));
        quantity.push(aftermarket.stockQuantity.at(pair));
      }
      offsets[index + 1] = location.length;
    }
    return {
      stockOffset: offsets,
      stockLocation: Uint16Array.from(location),
      stockQuantity: Uint16Array.from(quantity),
    };
  }

  function rowFitColumns(positions: Uint32Array, fits: FitsOfCut, usedNotes: Uint32Array): Record<string, Column> {
    const all = rows.rowFits;
    const entries = fits.rowFits;
    const placeAt = new Uint32Array(order.rows.length);
    for (let place = 0; place < positions.length; place++) placeAt[positions[place] ?? 0] = place;
    const row = entries.map((number) => placeAt[order.positionOf[all.target.at(number)] ?? 0] ?? 0);
    const band = denseCodes(
      entries.map((number) => all.model.at(number) * YEAR_BANDS + yearBand(all.from.at(number), all.to.at(number))),
    );
    const inOrder = Uint32Array.from(entries.keys());
    const rowOf = (index: number): number => row[index] ?? 0;
    const byRow = sortedByCode(inOrder, startsOf(positions.length, inOrder, rowOf), rowOf);
    const bandStart = startsOf(band.distinct.length, byRow, (index) => band.codes[index] ?? 0);
    const sequence = sortedByCode(byRow, bandStart, (index) => band.codes[index] ?? 0);
    const [bandFrom, bandTo] = [new Uint8Array(band.distinct.length).fill(255), new Uint8Array(band.distinct.length)];
    for (const [index, number] of entries.entries()) {
      const code = band.codes[index] ?? 0;
      bandFrom[code] = Math.min(bandFrom[code] ?? 0, all.from.at(number));
      bandTo[code] = Math.max(bandTo[code] ?? 0, all.to.at(number));
    }
    return {
      modelStart: startsOf(fits.models, band.distinct, (code) => Math.floor(code / YEAR_BANDS)),
      bandStart,
      bandFrom,
      bandTo,
      fitRow: sequence.map((index) => row[index] ?? 0),
      fitFrom: Uint8Array.from(sequence, (index) => all.from.at(entries[index] ?? 0)),
      fitTo: Uint8Array.from(sequence, (index) => all.to.at(entries[index] ?? 0)),
      fitNote: sequence.map((index) => placeOf(usedNotes, notes.rankOf[all.note.at(entries[index] ?? 0)] ?? 0)),
    };
  }

  /** An entry per run of rows of the group: a number that several part types share has several. */
  function groupFitColumns(positions: Uint32Array, fits: FitsOfCut, usedNotes: Uint32Array): Record<string, Column> {
    const all = rows.groupFits;
    const [number, start, end]: [number[], number[], number[]] = [[], [], []];
    for (const fit of fits.groupFits) {
      for (const run of order.runsOfGroup(all.target.at(fit))) {
        number.push(fit);
        start.push(placeOf(positions, run.from));
        end.push(placeOf(positions, run.to));
      }
    }
    const sequence = sortedBy(
      number.length,
      (index) => all.model.at(number[index] ?? 0) * positions.length + (start[index] ?? 0),
    );
    return {
      groupModelStart: startsOf(fits.models, sequence, (index) => all.model.at(number[index] ?? 0)),
      groupStart: sequence.map((index) => start[index] ?? 0),
      groupEnd: sequence.map((index) => end[index] ?? 0),
      groupFrom: Uint8Array.from(sequence, (index) => all.from.at(number[index] ?? 0)),
      groupTo: Uint8Array.from(sequence, (index) => all.to.at(number[index] ?? 0)),
      groupNote: sequence.map((index) => placeOf(usedNotes, notes.rankOf[all.note.at(number[index] ?? 0)] ?? 0)),
    };
  }

  return {
    write,
    wordsOf: (positions) => [
      ...new Set([
        ...titleWords.wordsOf(titles.codesOf(distinctOf(titlesOf(positions)))),
        ...otherWords.wordsOf(words.codesOf(distinctOf(wordTextsOf(positions)))),
      ]),
    ],
  };
}

/** Texts by their rank, which depends on no order of arrival. */
function rankedTexts(texts: GrowableStrings, keyOf?: (text: string) => string) {
  const { rankOf, codes } = rankStrings(texts.all(), keyOf);
  const codesOf = (ranks: Uint32Array): Uint32Array => ranks.map((rank) => codes[rank] ?? 0);
  return {
    rankOf,
    codesOf,
    columnsOf: (name: string, ranks: Uint32Array) => texts.columnsOf(name, codesOf(ranks)),
  };
}

/** A column of the values of some rows. */
function columnOf<A extends Column>(
  Kind: new (length: number) => A,
  rows: Uint32Array,
  valueAt: (row: number) => number,
): A {
  const values = new Kind(rows.length);
  for (let index = 0; index < rows.length; index++) values[index] = valueAt(rows[index] ?? 0);
  return values;
}

/** Rows of one type stand together, once in each line of business. */
function runsOf(type: Uint32Array, split: number): Columns {
  const [code, start, end]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row < type.length; row++) {
    if (row > 0 && row !== split && type[row] === type[row - 1]) continue;
    if (row > 0) end.push(row);
    code.push(type[row] ?? 0);
    start.push(row);
  }
  if (type.length > 0) end.push(type.length);
  return { runType: Uint16Array.from(code), runStart: Uint32Array.from(start), runEnd: Uint32Array.from(end) };
}

/** Numbers 0 to length - 1 in the order of their keys, equal ones as they stand. Keys are below 2^53 / length. */
function sortedBy(length: number, keyOf: (index: number) => number): Uint32Array {
  const keys = new Float64Array(length);
  for (let index = 0; index < length; index++) keys[index] = keyOf(index) * length + index;
  keys.sort();
  return Uint32Array.from(keys, (key) => key % length);
}

/** A sequence in the order of codes, equal ones as they stood. */
function sortedByCode(sequence: Uint32Array, starts: Uint32Array, codeOf: (index: number) => number): Uint32Array {
  const next = starts.slice();
  const sorted = new Uint32Array(sequence.length);
  for (const index of sequence) {
    const code = codeOf(index);
    const place = next[code] ?? 0;
    sorted[place] = index;
    next[code] = place + 1;
  }
  return sorted;
}

/** Where each code's entries begin in a sequence sorted by code; one more for the end. */
function startsOf(codes: number, sequence: Uint32Array, codeOf: (index: number) => number): Uint32Array {
  const starts = new Uint32Array(codes + 1);
  for (const index of sequence) starts[codeOf(index) + 1] = (starts[codeOf(index) + 1] ?? 0) + 1;
  for (let code = 0; code < codes; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  return starts;
}

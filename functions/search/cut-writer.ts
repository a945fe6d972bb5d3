import type { Column, Columns } from './column-file.ts';
import { denseCodes, distinctOf, placeOf, rankStrings } from './dense-codes.ts';
import type { GatheredRows } from './gathered-rows.ts';
import type { GrowableStrings } from './growable-strings.ts';
import { YEAR_BANDS, YEAR_CODES, yearBand } from './row-codes.ts';
import { factsOfSalvage } from './row-facts.ts';
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

  /** Of the columns that rows of both lines have. */
  const title = { aftermarket: titles.ranksOf(aftermarket.title), salvage: titles.ranksOf(salvage.title) };
  const wordText = { aftermarket: words.ranksOf(aftermarket.words), salvage: words.ranksOf(salvage.words) };
  const image = { aftermarket: images.ranksOf(aftermarket.image), salvage: images.ranksOf(salvage.image) };
  const groupOf = groups.ranksOf(salvage.group);
  const sourceVehicleOf = sourceVehicles.ranksOf(salvage.sourceVehicle);
  const stockTimeOf = times.ranksOf(aftermarket.stockAsOf);
  const ftcTextOf = ftcTexts.ranksOf(aftermarket.ftcText);
  const unitOf = units.ranksOf(aftermarket.unit);
  const noteOfRowFit = notes.ranksOf(rows.rowFits.note);
  const noteOfGroupFit = notes.ranksOf(rows.groupFits.note);

  const salvageFacts = Uint32Array.from(salvage.flags, (flags, row) =>
    factsOfSalvage({
      flags,
      yard: salvage.yard[row] ?? 0,
      miles: salvage.miles[row] ?? 0,
      grade: salvage.grade[row] ?? 0,
    }),
  );

  /** A value per row, taken from the column of its line of business. */
  function pick(
    positions: Uint32Array,
    columns: { readonly aftermarket: Column; readonly salvage: Column },
  ): Uint32Array {
    const values = new Uint32Array(positions.length);
    for (let index = 0; index < positions.length; index++) {
      const position = positions[index] ?? 0;
      const column = position < order.aftermarketCount ? columns.aftermarket : columns.salvage;
      values[index] = column[order.rows[position] ?? 0] ?? 0;
    }
    return values;
  }

  function write(positions: Uint32Array, fits?: FitsOfCut): Record<string, Columns> {
    const split = placeOf(positions, order.aftermarketCount);
    const ownRows = selected(Uint32Array, positions.subarray(0, split), order.rows);
    const salvageRows = selected(Uint32Array, positions.subarray(split), order.rows);
    const targets = selected(Uint32Array, positions, order.targets);
    const type = pick(positions, { aftermarket: aftermarket.type, salvage: salvage.type });
    const titleCodes = denseCodes(pick(positions, title));
    const wordCodes = denseCodes(pick(positions, wordText));
    const imageCodes = denseCodes(pick(positions, image));
    const group = denseCodes(selected(Uint32Array, salvageRows, groupOf));
    const sourceVehicle = denseCodes(selected(Uint32Array, salvageRows, sourceVehicleOf));
    const time = denseCodes(selected(Uint32Array, ownRows, stockTimeOf));
    const ftcText = denseCodes(selected(Uint32Array, ownRows, ftcTextOf));
    const unit = denseCodes(selected(Uint32Array, ownRows, unitOf));

    const rowNotes = selected(Uint32Array, fits?.rowFits ?? new Uint32Array(), noteOfRowFit);
    const groupNotes = selected(Uint32Array, fits?.groupFits ?? new Uint32Array(), noteOfGroupFit);
    const usedNotes = distinctOf(Uint32Array.of(...distinctOf(rowNotes), ...distinctOf(groupNotes)));

    const objects: Record<string, Columns> = {
      rows: {
        aftermarketCount: Uint32Array.of(split),
        ...runsOf(type, split),
        type: Uint16Array.from(type),
        company: Uint16Array.from(pick(positions, { aftermarket: aftermarket.company, salvage: salvage.company })),
        title: titleCodes.codes,
        idHash: selected(Uint32Array, targets, rows.idHashes),
        flags: selected(Uint16Array, ownRows, aftermarket.flags),
        manufacturer: selected(Uint16Array, ownRows, aftermarket.manufacturer),
        line: selected(Uint16Array, ownRows, aftermarket.line),
        eaches: selected(Uint16Array, ownRows, aftermarket.eaches),
        salvageFacts: selected(Uint32Array, salvageRows, salvageFacts),
        miles: selected(Uint32Array, salvageRows, salvage.miles),
        group: group.codes,
        ...groups.columnsOf('groupKey', group.distinct),
        ...rows.ids.columnsOf('id', targets),
      },
      offers: {
        list: pick(positions, { aftermarket: aftermarket.list, salvage: salvage.list }),
        ...stockColumns(ownRows),
        asOf: time.codes,
        ...times.columnsOf('asOfTime', time.distinct),
      },
      words: {
        wordText: wordCodes.codes,
        ...titleWords.columnsOf('title', titles.codesOf(titleCodes.distinct)),
        ...otherWords.columnsOf('other', words.codesOf(wordCodes.distinct)),
      },
      text: {
        image: imageCodes.codes,
        unit: Uint16Array.from(unit.codes),
        ftcText: ftcText.codes,
        sourceVehicle: sourceVehicle.codes,
        ...titles.columnsOf('title', titleCodes.distinct),
        ...images.columnsOf('imageUrl', imageCodes.distinct),
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
      const start = row === 0 ? 0 : (aftermarket.stockEnd[row - 1] ?? 0);
      for (let pair = start; pair < (aftermarket.stockEnd[row] ?? 0); pair++) {
        location.push(aftermarket.stockLocation[pair] ?? 0);
        quantity.push(aftermarket.stockQuantity[pair] ?? 0);
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
    const row = entries.map((number) => placeAt[order.positionOf[all.target[number] ?? 0] ?? 0] ?? 0);
    const band = denseCodes(
      entries.map(
        (number) => (all.model[number] ?? 0) * YEAR_BANDS + yearBand(all.from[number] ?? 0, all.to[number] ?? 0),
      ),
    );
    const rowOf = (index: number): number => row[index] ?? 0;
    const byRow = sortedByCode(
      indexesOf(entries),
      startsOf(positions.length, row, (code) => code),
      rowOf,
    );
    const bandStart = startsOf(band.distinct.length, band.codes, (code) => code);
    const sequence = sortedByCode(byRow, bandStart, (index) => band.codes[index] ?? 0);
    return {
      modelStart: startsOf(fits.models, band.distinct, (code) => Math.floor(code / YEAR_BANDS)),
      bandStart,
      bandFrom: Uint8Array.from(band.distinct, (code) => (code % YEAR_BANDS) / YEAR_CODES),
      bandTo: Uint8Array.from(band.distinct, (code) => code % YEAR_CODES),
      fitRow: selected(Uint32Array, sequence, row),
      ...notedFitColumns(positions.length, byRow, fits, rowOf, usedNotes),
    };
  }

  /** The fits that something is noted of, by row, for the cards. */
  function notedFitColumns(
    length: number,
    byRow: Uint32Array,
    { rowFits: entries }: FitsOfCut,
    rowOf: (index: number) => number,
    usedNotes: Uint32Array,
  ): Record<string, Column> {
    const noteOf = (index: number): number => noteOfRowFit[entries[index] ?? 0] ?? 0;
    // No note is the first of all texts.
    const noted = byRow.filter((index) => noteOf(index) > 0);
    const numbers = selected(Uint32Array, noted, entries);
    return {
      notedStart: startsOf(length, noted, rowOf),
      notedModel: selected(Uint16Array, numbers, rows.rowFits.model),
      notedFrom: selected(Uint8Array, numbers, rows.rowFits.from),
      notedTo: selected(Uint8Array, numbers, rows.rowFits.to),
      notedNote: noted.map((index) => placeOf(usedNotes, noteOf(index))),
    };
  }

  /** An entry per run of rows of the group: a number that several part types share has several. */
  function groupFitColumns(positions: Uint32Array, fits: FitsOfCut, usedNotes: Uint32Array): Record<string, Column> {
    const all = rows.groupFits;
    const [number, start, end]: [number[], number[], number[]] = [[], [], []];
    for (const fit of fits.groupFits) {
      for (const run of order.runsOfGroup(all.target[fit] ?? 0)) {
        number.push(fit);
        start.push(placeOf(positions, run.from));
        end.push(placeOf(positions, run.to));
      }
    }
    const sequence = sortedBy(
      number.length,
      (index) => (all.model[number[index] ?? 0] ?? 0) * positions.length + (start[index] ?? 0),
    );
    return {
      groupModelStart: startsOf(fits.models, sequence, (index) => all.model[number[index] ?? 0] ?? 0),
      groupStart: sequence.map((index) => start[index] ?? 0),
      groupEnd: sequence.map((index) => end[index] ?? 0),
      groupFrom: Uint8Array.from(sequence, (index) => all.from[number[index] ?? 0] ?? 0),
      groupTo: Uint8Array.from(sequence, (index) => all.to[number[index] ?? 0] ?? 0),
      groupNote: sequence.map((index) => placeOf(usedNotes, noteOfGroupFit[number[index] ?? 0] ?? 0)),
    };
  }

  return {
    write,
    wordsOf: (positions) => [
      ...new Set([
        ...titleWords.wordsOf(titles.codesOf(distinctOf(pick(positions, title)))),
        ...otherWords.wordsOf(words.codesOf(distinctOf(pick(positions, wordText)))),
      ]),
    ],
  };
}

/** Texts by their rank, which depends on no order of arrival. */
function rankedTexts(texts: GrowableStrings, keyOf?: (text: string) => string) {
  const { rankOf, codes } = rankStrings(texts.all(), keyOf);
  const codesOf = (ranks: Uint32Array): Uint32Array => selected(Uint32Array, ranks, codes);
  return {
    /** Of the texts' own codes. */
    ranksOf: (column: Column): Uint32Array => selected(Uint32Array, column, rankOf),
    codesOf,
    columnsOf: (name: string, ranks: Uint32Array) => texts.columnsOf(name, codesOf(ranks)),
  };
}

function indexesOf(values: Uint32Array): Uint32Array {
  const indexes = new Uint32Array(values.length);
  for (let index = 0; index < indexes.length; index++) indexes[index] = index;
  return indexes;
}

/** The values of a column at some places. */
function selected<A extends Column>(Kind: new (length: number) => A, places: Column, column: Column): A {
  const values = new Kind(places.length);
  for (let index = 0; index < places.length; index++) values[index] = column[places[index] ?? 0] ?? 0;
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

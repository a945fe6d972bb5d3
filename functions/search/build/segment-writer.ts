import type { Column, Columns } from '../format/column-file.ts';
import { type DenseCodes, denseCodes, distinctOf, placeOf } from '../format/dense-codes.ts';
import { YEAR_BANDS, YEAR_CODES, yearBand } from '../format/row-codes.ts';
import { factsOfSalvage } from '../format/row-facts.ts';
import { titleKey } from '../format/search-text.ts';
import { indexesOf, sortedBy, sortedByCode, startsOf } from '../format/sorted-numbers.ts';
import type { GrowableStrings } from './growable-strings.ts';
import { rankStrings } from './rank-strings.ts';
import { type SortedRows, selected } from './sort-rows.ts';
import { typesOfTexts } from './text-types.ts';
import { wordLists } from './word-lists.ts';

/** The vehicles that rows of a segment fit, as numbers of rowFits and groupFits. */
interface SegmentFits {
  readonly models: number;
  readonly rowFits: Uint32Array;
  readonly groupFits: Uint32Array;
}

export interface SegmentWriter {
  /** The objects of one segment by the end of their names. Positions are places in the sorted rows, rising. */
  write(positions: Uint32Array, fits?: SegmentFits): Record<string, Columns>;
  /** Every word by which a row of the segment can be found. */
  wordsOf(positions: Uint32Array): string[];
}

/** Writes any selection of the rows as objects; the same rows give the same bytes, whatever else there is. */
export function segmentWriter(rows: SortedRows): SegmentWriter {
  const { aftermarket, salvage, aftermarketCount } = rows;
  const titles = rankedTexts(rows.titles, titleKey);
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
      const isOwn = position < aftermarketCount;
      values[index] = (isOwn ? columns.aftermarket[position] : columns.salvage[position - aftermarketCount]) ?? 0;
    }
    return values;
  }

  function write(positions: Uint32Array, fits?: SegmentFits): Record<string, Columns> {
    const split = placeOf(positions, aftermarketCount);
    const ownRows = positions.subarray(0, split);
    const salvageRows = positions.subarray(split).map((position) => position - aftermarketCount);
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

    const typesOf = ({ distinct, codes }: DenseCodes) => typesOfTexts(distinct.length, codes, type);
    const objects: Record<string, Columns> = {
      rows: {
        aftermarketCount: Uint32Array.of(split),
        ...runsOf(type, split),
        type: Uint16Array.from(type),
        company: Uint16Array.from(pick(positions, { aftermarket: aftermarket.company, salvage: salvage.company })),
        title: titleCodes.codes,
        idHash: selected(Uint32Array, positions, rows.idHashes),
        flags: selected(Uint16Array, ownRows, aftermarket.flags),
        manufacturer: selected(Uint16Array, ownRows, aftermarket.manufacturer),
        line: selected(Uint16Array, ownRows, aftermarket.line),
        eaches: selected(Uint16Array, ownRows, aftermarket.eaches),
        salvageFacts: selected(Uint32Array, salvageRows, salvageFacts),
        miles: selected(Uint32Array, salvageRows, salvage.miles),
        group: group.codes,
        ...groups.columnsOf('groupKey', group.distinct),
        ...rows.ids.columnsOf('id', positions),
      },
      offers: {
        list: pick(positions, { aftermarket: aftermarket.list, salvage: salvage.list }),
        ...stockColumns(ownRows),
        asOf: time.codes,
        ...times.columnsOf('asOfTime', time.distinct),
      },
      words: {
        wordText: wordCodes.codes,
        ...titleWords.columnsOf('title', titles.codesOf(titleCodes.distinct), typesOf(titleCodes)),
        ...otherWords.columnsOf('other', words.codesOf(wordCodes.distinct), typesOf(wordCodes)),
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
        ...rowFitColumns(positions, fits, rowNotes, usedNotes),
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
    const { start, end } = aftermarket.stockRange;
    const offsets = new Uint32Array(ownRows.length + 1);
    for (let index = 0; index < ownRows.length; index++) {
      const row = ownRows[index] ?? 0;
      offsets[index + 1] = (offsets[index] ?? 0) + (end[row] ?? 0) - (start[row] ?? 0);
    }
    const pairs = new Uint32Array(offsets.at(-1) ?? 0);
    let next = 0;
    for (let index = 0; index < ownRows.length; index++) {
      const row = ownRows[index] ?? 0;
      for (let pair = start[row] ?? 0; pair < (end[row] ?? 0); pair++) pairs[next++] = pair;
    }
    return {
      stockOffset: offsets,
      stockLocation: selected(Uint16Array, pairs, aftermarket.stockLocation),
      stockQuantity: selected(Uint16Array, pairs, aftermarket.stockQuantity),
    };
  }

  /** By position, its place in the segment that is being written. Other entries are stale. */
  const placeAt = new Uint32Array(rows.count);
  function rowFitColumns(
    positions: Uint32Array,
    fits: SegmentFits,
    rowNotes: Uint32Array,
    usedNotes: Uint32Array,
  ): Record<string, Column> {
    const all = rows.rowFits;
    const entries = fits.rowFits;
    for (let place = 0; place < positions.length; place++) placeAt[positions[place] ?? 0] = place;
    const row = entries.map((number) => placeAt[all.target[number] ?? 0] ?? 0);
    const band = denseCodes(
      entries.map(
        (number) => (all.model[number] ?? 0) * YEAR_BANDS + yearBand(all.from[number] ?? 0, all.to[number] ?? 0),
      ),
    );
    const rowOf = (index: number): number => row[index] ?? 0;
    const byRow = sortedByCode(indexesOf(entries.length), positions.length, rowOf);
    const bandStart = startsOf(band.distinct.length, band.codes, (code) => code);
    const sequence = sortedByCode(byRow, band.distinct.length, (index) => band.codes[index] ?? 0);
    return {
      modelStart: startsOf(fits.models, band.distinct, (code) => Math.floor(code / YEAR_BANDS)),
      bandStart,
      bandFrom: Uint8Array.from(band.distinct, (code) => (code % YEAR_BANDS) / YEAR_CODES),
      bandTo: Uint8Array.from(band.distinct, (code) => code % YEAR_CODES),
      fitRow: selected(Uint32Array, sequence, row),
      ...notedFitColumns(positions.length, byRow, fits, rowOf, rowNotes, usedNotes),
    };
  }

  /** The fits that something is noted of, by row, for the cards. */
  function notedFitColumns(
    length: number,
    byRow: Uint32Array,
    { rowFits: entries }: SegmentFits,
    rowOf: (index: number) => number,
    rowNotes: Uint32Array,
    usedNotes: Uint32Array,
  ): Record<string, Column> {
    // No note is the first of all texts.
    const noted = byRow.filter((index) => (rowNotes[index] ?? 0) > 0);
    const numbers = selected(Uint32Array, noted, entries);
    return {
      notedStart: startsOf(length, noted, rowOf),
      notedModel: selected(Uint16Array, numbers, rows.rowFits.model),
      notedFrom: selected(Uint8Array, numbers, rows.rowFits.from),
      notedTo: selected(Uint8Array, numbers, rows.rowFits.to),
      notedNote: noted.map((index) => placeOf(usedNotes, rowNotes[index] ?? 0)),
    };
  }

  /** An entry per run of rows of the group: a number that several part types share has several. */
  function groupFitColumns(positions: Uint32Array, fits: SegmentFits, usedNotes: Uint32Array): Record<string, Column> {
    const all = rows.groupFits;
    const [number, start, end]: [number[], number[], number[]] = [[], [], []];
    for (const fit of fits.groupFits) {
      for (const run of rows.runsOfGroup(all.target[fit] ?? 0)) {
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
  const { rankOf, codes } = rankStrings(texts, keyOf);
  const codesOf = (ranks: Uint32Array): Uint32Array => selected(Uint32Array, ranks, codes);
  return {
    /** Of the texts' own codes. */
    ranksOf: (column: Column): Uint32Array => selected(Uint32Array, column, rankOf),
    codesOf,
    columnsOf: (name: string, ranks: Uint32Array) => texts.columnsOf(name, codesOf(ranks)),
  };
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

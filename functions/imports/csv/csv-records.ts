import { delimiterOf } from './delimiter.ts';

/** A row of a CSV file as it stands there, or why it can't be read. */
export type CsvRecord = { readonly line: number } & ({ readonly cells: string[] } | { readonly problem: CsvProblem });

/** Text after a closing quotation mark; a row that is too long, which a missing mark makes it. */
export type CsvProblem = 'after-quote' | 'too-long';

/** Rows that come together: one for each would cost more than reading them. */
type Batch = readonly CsvRecord[];

/** Characters of a row. Beyond that a quotation mark is missing, or this is no CSV file. */
export const LONGEST_ROW = 262_144;

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = 0x20;

/**
 * The rows of a CSV file with the line each begins on: lines end in LF, CRLF or CR, and a quoted cell may hold any of
 * them, delimiters, and quotation marks written twice. Of a row that can't be read its first line is left out.
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<Batch> {
  let begin = '';
  let reader: RecordReader | undefined;
  for await (const chunk of text) {
    if (reader) {
      yield reader.read(chunk, false);
      continue;
    }
    begin += chunk;
    reader = readerFrom(begin, begin.length > LONGEST_ROW);
    if (reader) yield reader.read(begin, false);
  }
  yield (reader ?? readerFrom(begin, true))?.read(reader ? '' : begin, true) ?? [];
}

function readerFrom(begin: string, isAll: boolean): RecordReader | undefined {
  const found = delimiterOf(begin, isAll);
  return found && new RecordReader(found.delimiter.charCodeAt(0), found.preamble.length);
}

class RecordReader {
  readonly #delimiter: number;
  /** From the begin of the row that is not yet complete. */
  #text = '';
  #line = 1;
  /** Within a row that can't be read. */
  #isSkipping = false;
  /** So long a text has been tried and was not a whole row; to try again is worth it when it has doubled. */
  #tried = 0;

  /** Characters before the first row, which are a line of their own. */
  #preamble: number;

  constructor(delimiter: number, preamble: number) {
    this.#delimiter = delimiter;
    this.#preamble = preamble;
    if (preamble > 0) this.#line = 2;
  }

  read(chunk: string, isEnd: boolean): CsvRecord[] {
    this.#text += chunk;
    if (!isEnd && this.#text.length < Math.min(2 * this.#tried, LONGEST_ROW)) return [];
    const records: CsvRecord[] = [];
    const text = this.#text;
    let position = this.#preamble;
    this.#preamble = 0;
    while (position < text.length) {
      const next = this.#isSkipping ? this.#skip(text, position, isEnd) : this.#record(text, position, isEnd, records);
      if (next === undefined) break;
      position = next;
    }
    // What a reader has skipped need not be kept, and a carriage return may be half of a line end.
    if (this.#isSkipping && position < text.length && !isEnd) position = text.length - (text.endsWith('\r') ? 1 : 0);
    this.#text = text.slice(position);
    this.#tried = this.#text.length;
    return records;
  }

  /** Reads one row; where it ends, or undefined when the rest of it is yet to come. */
  #record(text: string, begin: number, isEnd: boolean, records: CsvRecord[]): number | undefined {
    const cells: string[] = [];
    let breaks = 0;
    let position = begin;
    for (;;) {
      if (text.charCodeAt(position) === QUOTE) {
        const quoted = quotedCell(text, position);
        if (!quoted) return this.#incomplete(begin, isEnd, records);
        position = quoted.end;
        while (text.charCodeAt(position) === BLANK) position++;
        if (position < text.length && !this.#isCellEnd(text.charCodeAt(position))) {
          return this.#leaveOut(begin, position - begin > LONGEST_ROW ? 'too-long' : 'after-quote', records);
        }
        cells.push(quoted.cell);
        breaks += quoted.breaks;
      } else {
        const start = position;
        while (position < text.length && !this.#isCellEnd(text.charCodeAt(position))) position++;
        cells.push(text.slice(start, position));
      }
      if (position - begin > LONGEST_ROW) return this.#leaveOut(begin, 'too-long', records);
      if (position === text.length || text.charCodeAt(position) !== this.#delimiter) break;
      position++;
    }
    const end = lineEnd(text, position, isEnd);
    if (end === undefined) return this.#incomplete(begin, isEnd, records);
    records.push({ line: this.#line, cells });
    this.#line += breaks + 1;
    return end;
  }

  #incomplete(begin: number, isEnd: boolean, records: CsvRecord[]): number | undefined {
    const isTooLong = this.#text.length - begin > LONGEST_ROW;
    return isEnd || isTooLong ? this.#leaveOut(begin, 'too-long', records) : undefined;
  }

  /** Only to the end of its first line: a forgotten quotation mark must not cost the rows up to the next. */
  #leaveOut(begin: number, problem: CsvProblem, records: CsvRecord[]): number {
    records.push({ line: this.#line, problem });
    this.#isSkipping = true;
    return begin;
  }

  #skip(text: string, begin: number, isEnd: boolean): number | undefined {
    for (let position = begin; position < text.length; position++) {
      const code = text.charCodeAt(position);
      if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
      const end = lineEnd(text, position, isEnd);
      if (end === undefined) return undefined;
      this.#isSkipping = false;
      this.#line++;
      return end;
    }
    return undefined;
  }

  #isCellEnd(code: number): boolean {
    return code === this.#delimiter || code === LINE_FEED || code === CARRIAGE_RETURN;
  }
}

/** After the line end that stands here, or at the end of all; undefined when it may be yet to come. */
function lineEnd(text: string, position: number, isEnd: boolean): number | undefined {
  if (position === text.length) return isEnd ? position : undefined;
  if (text.charCodeAt(position) !== CARRIAGE_RETURN) return position + 1;
  if (position + 1 === text.length && !isEnd) return undefined;
  return text.charCodeAt(position + 1) === LINE_FEED ? position + 2 : position + 1;
}

/** The quoted cell that begins here; undefined when it does not end, or what follows its last mark is yet to come. */
function quotedCell(text: string, begin: number) {
  let position = begin + 1;
  let isDoubled = false;
  for (;;) {
    const mark = text.indexOf('"', position);
    if (mark === -1) return undefined;
    if (text.charCodeAt(mark + 1) !== QUOTE) {
      const inside = text.slice(begin + 1, mark);
      return { cell: isDoubled ? inside.replaceAll('""', '"') : inside, breaks: lineBreaks(inside), end: mark + 1 };
    }
    isDoubled = true;
    position = mark + 2;
  }
}

function lineBreaks(text: string): number {
  if (!text.includes('\n') && !text.includes('\r')) return 0;
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

import { delimiterOf } from './delimiter.ts';

/** A row of a CSV file, or the reason why it can't be read. */
export type CsvRecord = { readonly line: number } & (
  | { readonly cells: string[] }
  /** `text` is the first line of the row, or its beginning if it is very long. */
  | { readonly problem: CsvProblem; readonly text: string }
);

/** Text follows a closing quotation mark, or the row is too long, usually because a quotation mark is missing. */
export type CsvProblem = 'after-quote' | 'too-long';

/** Rows are passed on in batches: a promise for each row would cost more than reading it. */
type Batch = readonly CsvRecord[];

/** In characters. A longer row means that a quotation mark is missing or that the file is not a CSV file. */
export const LONGEST_ROW = 262_144;
/** In characters. Enough to find an unreadable row again. */
const LONGEST_TEXT = 2000;

export const CSV_PROBLEMS: Readonly<Record<CsvProblem, string>> = {
  'after-quote': 'There is text after a closing quotation mark. Quotation marks inside a cell must be doubled.',
  'too-long': `The row does not end: a closing quotation mark is missing, or it has more than ${LONGEST_ROW} characters.`,
};

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = 0x20;

/**
 * The rows of a CSV file with the line each one begins on. Lines end in LF, CRLF or CR. A quoted cell may contain line
 * ends, delimiters and doubled quotation marks. If a row can't be read, only its first line is skipped.
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

/** The rows of a short text whose delimiter is known. */
export const recordsOf = (text: string, delimiter: string): readonly CsvRecord[] =>
  new RecordReader(delimiter.charCodeAt(0), 0).read(text, true);

function readerFrom(begin: string, isAll: boolean): RecordReader | undefined {
  const found = delimiterOf(begin, isAll);
  return found && new RecordReader(found.delimiter.charCodeAt(0), found.preamble.length);
}

class RecordReader {
  readonly #delimiter: number;
  /** Text from the beginning of the row that is not complete yet. */
  #text = '';
  #line = 1;
  /** The unreadable row whose first line is skipped. */
  #leftOut: { readonly line: number; readonly problem: CsvProblem; text: string } | undefined;
  /** The length of text that was not yet a whole row. It has to double before the next try, so that tries stay few. */
  #tried = 0;

  /** The length of the line before the header that names the delimiter. */
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
      const next = this.#leftOut
        ? this.#skip(text, position, isEnd, records)
        : this.#record(text, position, isEnd, records);
      if (next === undefined) break;
      position = next;
    }
    // Skipped text is dropped, except for a carriage return, which may be the first half of a line end.
    if (this.#leftOut && position < text.length && !isEnd) {
      const end = text.length - (text.endsWith('\r') ? 1 : 0);
      this.#addToLeftOut(text.slice(position, end));
      position = end;
    } else if (isEnd) this.#endLeftOut(text.slice(position), records);
    this.#text = text.slice(position);
    this.#tried = this.#text.length;
    return records;
  }

  /** Reads one row. Returns where it ends, or undefined if the rest of it has not arrived. */
  #record(text: string, begin: number, isEnd: boolean, records: CsvRecord[]): number | undefined {
    const cells: string[] = [];
    let breaks = 0;
    let position = begin;
    for (;;) {
      if (text.charCodeAt(position) === QUOTE) {
        const quoted = quotedCell(text, position);
        if (!quoted) return this.#incomplete(begin, isEnd);
        position = afterBlanks(text, quoted.end);
        if (position < text.length && !this.#isCellEnd(text.charCodeAt(position))) {
          return this.#leaveOut(begin, position - begin > LONGEST_ROW ? 'too-long' : 'after-quote');
        }
        cells.push(quoted.cell);
        breaks += quoted.breaks;
      } else {
        const end = this.#plainCellEnd(text, position);
        cells.push(text.slice(position, end));
        position = end;
      }
      if (position - begin > LONGEST_ROW) return this.#leaveOut(begin, 'too-long');
      if (text.charCodeAt(position) !== this.#delimiter) break;
      position++;
    }
    const end = lineEnd(text, position, isEnd);
    if (end === undefined) return this.#incomplete(begin, isEnd);
    records.push({ line: this.#line, cells });
    this.#line += breaks + 1;
    return end;
  }

  #plainCellEnd(text: string, begin: number): number {
    let position = begin;
    while (position < text.length && !this.#isCellEnd(text.charCodeAt(position))) position++;
    return position;
  }

  #incomplete(begin: number, isEnd: boolean): number | undefined {
    const isTooLong = this.#text.length - begin > LONGEST_ROW;
    return isEnd || isTooLong ? this.#leaveOut(begin, 'too-long') : undefined;
  }

  /** Skips to the end of the first line only. A missing quotation mark must not cost all rows up to the next one. */
  /** Only the first line is skipped. A missing quotation mark must not cost all rows up to the next one. */
  #leaveOut(begin: number, problem: CsvProblem): number {
    this.#leftOut = { line: this.#line, problem, text: '' };
    return begin;
  }

  /** Returns where the line ends, or undefined if the rest of it has not arrived. */
  #skip(text: string, begin: number, isEnd: boolean, records: CsvRecord[]): number | undefined {
    for (let position = begin; position < text.length; position++) {
      const code = text.charCodeAt(position);
      if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
      const end = lineEnd(text, position, isEnd);
      if (end === undefined) return undefined;
      this.#endLeftOut(text.slice(begin, position), records);
      this.#line++;
      return end;
    }
    return undefined;
  }

  #addToLeftOut(text: string): void {
    if (this.#leftOut) this.#leftOut.text = (this.#leftOut.text + text).slice(0, LONGEST_TEXT);
  }

  #endLeftOut(text: string, records: CsvRecord[]): void {
    this.#addToLeftOut(text);
    if (this.#leftOut) records.push(this.#leftOut);
    this.#leftOut = undefined;
  }

  #isCellEnd(code: number): boolean {
    return code === this.#delimiter || code === LINE_FEED || code === CARRIAGE_RETURN;
  }
}

function afterBlanks(text: string, begin: number): number {
  let position = begin;
  while (text.charCodeAt(position) === BLANK) position++;
  return position;
}

/** The position after the line end. Undefined if the rest of the line end may not have arrived. */
function lineEnd(text: string, position: number, isEnd: boolean): number | undefined {
  if (position === text.length) return isEnd ? position : undefined;
  if (text.charCodeAt(position) !== CARRIAGE_RETURN) return position + 1;
  if (position + 1 === text.length && !isEnd) return undefined;
  return text.charCodeAt(position + 1) === LINE_FEED ? position + 2 : position + 1;
}

/** The quoted cell that begins here. Undefined if its closing quotation mark has not arrived. */
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

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Excel writes this line to name the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/** The first line that is not blank. It may contain quoted line ends. */
const HEADER_LINE = /^[\r\n]*((?:"[^"]*"|[^"\r\n])+)[\r\n]/;
/** Quoted cells, and references of web pages, which end in a semicolon (case N48). */
const NOT_BETWEEN_CELLS = /"[^"]*"?|&#?\w+;/g;

interface Delimiter {
  readonly delimiter: string;
  /** The line that names the delimiter, which is not a row. */
  readonly preamble: string;
}

/**
 * The delimiter of a CSV file: the one named in its first line, or the one that occurs most often in its header outside
 * quotation marks. Undefined if the header is not complete yet.
 */
export function delimiterOf(begin: string, isAll: boolean): Delimiter | undefined {
  const [preamble, named] = SEPARATOR_LINE.exec(begin) ?? [];
  // A carriage return at the very end may be the first half of a line end.
  if (preamble !== undefined && named && (isAll || begin.length > preamble.length))
    return { delimiter: named, preamble };
  const header = HEADER_LINE.exec(begin)?.[1] ?? (isAll ? begin : undefined);
  return header === undefined || preamble !== undefined
    ? undefined
    : { delimiter: mostFrequent(header.replace(NOT_BETWEEN_CELLS, '')), preamble: '' };
}

function mostFrequent(header: string): string {
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

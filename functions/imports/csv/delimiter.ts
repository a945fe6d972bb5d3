const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The line by which Excel names the delimiter of a file. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/** From the first line that is not blank to its end, past line ends in quotes. */
const HEADER_LINE = /^[\r\n]*((?:"[^"]*"|[^"\r\n])+)[\r\n]/;
const QUOTED = /"[^"]*"?/g;

interface Delimiter {
  readonly delimiter: string;
  /** What is no row of the file: the line that names the delimiter. */
  readonly preamble: string;
}

/**
 * What a CSV file is delimited by: what its first line names, else what stands most often in its header outside of
 * quotes. Undefined when the header does not end in the text, and there is more of it.
 */
export function delimiterOf(begin: string, isAll: boolean): Delimiter | undefined {
  const [preamble, named] = SEPARATOR_LINE.exec(begin) ?? [];
  // A carriage return at the very end may be half of a line end.
  if (preamble !== undefined && named && (isAll || begin.length > preamble.length))
    return { delimiter: named, preamble };
  const header = HEADER_LINE.exec(begin)?.[1] ?? (isAll ? begin : undefined);
  return header === undefined || preamble !== undefined
    ? undefined
    : { delimiter: mostFrequent(header.replace(QUOTED, '')), preamble: '' };
}

function mostFrequent(header: string): string {
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

import type { Fault } from '../parsed.ts';

/** A row of a CSV file whose key another row had before. */
export const repeatedRow = (key: string, line: number): Fault => ({
  line,
  code: 'repeated-row',
  message: `${key.replaceAll('\0', ' ')} came before in this file; the last one counts.`,
  severity: 'warning',
});

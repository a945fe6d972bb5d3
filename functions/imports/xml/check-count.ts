import type { SourcePosition } from '../issues.ts';
import { RefusedFile } from './refused-file.ts';

interface Counts {
  /** As sent, if at all. */
  readonly sent: string | undefined;
  readonly read: number;
  /** What is counted, and where the count stands: 'applications', 'footer'. */
  readonly what: string;
  readonly where: string;
}

/**
 * A file says at its end how much is in it. Another number, none or 0 means that it is not whole.
 * @throws {RefusedFile} with both counts.
 */
export function checkCount({ sent, read, what, where }: Counts, place: SourcePosition): void {
  if (sent && /^\d+$/.test(sent) && Number(sent) === read && read > 0) return;
  throw new RefusedFile('record-count', `The ${where} counts ${sent ?? 'no'} ${what}, the file has ${read}.`, place);
}

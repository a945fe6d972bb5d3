import type { SourcePosition } from '../issues.ts';
import { RefusedFile } from './refused-file.ts';

interface Counts {
  /** The count in the file, if there is one. */
  readonly sent: string | undefined;
  readonly read: number;
  /** For the message, such as 'applications' and 'footer'. */
  readonly what: string;
  readonly where: string;
}

/**
 * A file ends with a count of its records. It is incomplete if the count is missing, 0 or different from what was read.
 * @throws {RefusedFile} with both counts.
 */
export function checkCount({ sent, read, what, where }: Counts, position: SourcePosition): void {
  if (sent && /^\d+$/.test(sent) && Number(sent) === read && read > 0) return;
  throw new RefusedFile(
    'record-count',
    `The ${where} counts ${sent ?? 'no'} ${what}, but the file has ${read}.`,
    position,
  );
}

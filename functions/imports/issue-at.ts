import type { Fault, SourcePosition } from './parsed.ts';

/** A fault at a place, of which only line and column are taken. */
export function issueAt(
  { line, column }: SourcePosition,
  code: string,
  message: string,
  severity: Fault['severity'],
): Fault {
  return { line, ...(column && { column }), code, message, severity };
}

import type { Fault, Place } from '../parsed.ts';

/** Nothing of a file may be used, for one reason at one place. */
export class RefusedFile extends Error {
  readonly fault: Fault;

  constructor(code: string, message: string, { line, column }: Place) {
    super(message);
    this.fault = { line, ...(column && { column }), code, message, severity: 'refused' };
  }
}

import { issueAt } from '../issue-at.ts';
import type { Fault, SourcePosition } from '../parsed.ts';

/** Nothing of a file may be used, for one reason at one place. */
export class RefusedFile extends Error {
  readonly fault: Fault;

  constructor(code: string, message: string, place: SourcePosition) {
    super(message);
    this.fault = issueAt(place, code, message, 'refused');
  }
}

import type { Issue, SourcePosition } from '../issues.ts';
import { issueAt } from '../issues.ts';

/** Nothing of a file may be used, for one reason at one place. */
export class RefusedFile extends Error {
  readonly issue: Issue;

  constructor(code: string, message: string, place: SourcePosition) {
    super(message);
    this.issue = issueAt(place, code, message, 'refused');
  }
}

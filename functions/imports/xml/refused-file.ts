import type { Issue, SourcePosition } from '../issues.ts';
import { issueAt } from '../issues.ts';

/** Thrown if nothing in a file may be used. */
export class RefusedFile extends Error {
  readonly issue: Issue;

  constructor(code: string, message: string, position: SourcePosition) {
    super(message);
    this.issue = issueAt(position, code, message, 'refused');
  }
}

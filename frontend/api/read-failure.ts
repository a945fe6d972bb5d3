import { ApiError } from './api-error.ts';

/**
 * Why a read failed. `missing`: there is no such thing, so the page goes elsewhere. `failed`: no
 * answer, trouble on the other side, too many calls or a refusal, so the page stays and offers to try again. `lost`: the
 * login stands in front of the page, which waits for it.
 */
export type ReadFailure = 'missing' | 'failed' | 'lost';

const KINDS: Readonly<Record<number, ReadFailure>> = { 401: 'lost', 404: 'missing' };

/** Undefined where nothing went wrong. */
export function readFailure(error: Error | null): ReadFailure | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && KINDS[error.status]) || 'failed';
}

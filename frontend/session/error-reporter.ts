import type { sessionContract } from '#shared/contracts/session.ts';
import { errorRecordSchema } from '#shared/schemas/stored/error-record.ts';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';

interface ReporterOptions {
  readonly send: ApiClient<typeof sessionContract>['reportError'];
  /** The server takes reports of signed-in users only. */
  readonly isSignedIn: () => boolean;
  readonly now: () => Date;
}

/** Keeps what went wrong in this browser for whoever looks after the account (admin 7, POST api/error). */
export type ReportError = (error: unknown) => void;

/** A page that fails in circles does not flood the server. */
const MOST_REPORTS = 20;

export function createErrorReporter({ send, isSignedIn, now }: ReporterOptions): ReportError {
  const reported = new Set<string>();
  return (error) => {
    const errors = chainOf(error).map(withoutSecrets);
    const key = errors.join('\n');
    if (!isSignedIn() || isAnswered(error) || reported.has(key) || reported.size >= MOST_REPORTS) return;
    reported.add(key);
    const body = { localTime: localTime(now()), errors, info: `${location.pathname} ${navigator.userAgent}` };
    if (!errorRecordSchema.safeParse(body).success) return;
    // A report that fails is not worth another one.
    void send({ body }).catch(() => undefined);
  };
}

/** Refusals and lost connections have been shown to the user; an answer that can't be read is a fault of ours. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && !(error.cause instanceof Error && error.status === 200);

const LONGEST_TEXT = 2000;
const DEEPEST_CHAIN = 5;

function chainOf(error: unknown, depth = 0): string[] {
  if (depth === DEEPEST_CHAIN || error === undefined) return [];
  if (!(error instanceof Error)) return [String(error)];
  return [error.stack ?? String(error), ...chainOf(error.cause, depth + 1)];
}

/** Tokens and what stands behind a question mark stay in this browser. Passwords are in no error's text. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replaceAll(/\?[^\s)'"]+/g, '?…')
    .slice(0, LONGEST_TEXT);

/** This browser's own clock with its distance to UTC, such as '2026-03-01T09:00:00-05:00'. */
function localTime(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = `${twoDigits(Math.abs(minutes) / 60)}:${twoDigits(Math.abs(minutes) % 60)}`;
  return `${local}${minutes < 0 ? '-' : '+'}${distance}`;
}

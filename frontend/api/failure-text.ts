import { ERROR_TEXTS } from '#shared/texts/error-texts.ts';
import { ApiError } from './api-error.ts';

/** What is said when there is nothing to say: these are no texts of a call, whoever sends them. */
const FALLBACKS: readonly string[] = [ERROR_TEXTS.unknown, ERROR_TEXTS.internal];

/**
 * What to say of a call that failed: what the server says in its header, else a text of the screen's own, else the
 * fallback (storefront 8).
 */
export function failureText(error: unknown, otherwise?: string): string {
  const text = error instanceof ApiError ? error.message : ERROR_TEXTS.unknown;
  return FALLBACKS.includes(text) ? (otherwise ?? text) : text;
}

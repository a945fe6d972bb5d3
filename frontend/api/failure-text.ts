import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { ApiError } from './api-error.ts';

/** The server's generic texts. They say nothing about the call, so a text of the screen's own is better. */
const FALLBACKS: readonly string[] = [ERROR_TEXTS.unknown, ERROR_TEXTS.internal];

/**
 * The text for a failed call: the server's own from the Errors header, else the screen's, else the generic one
 * (storefront 8).
 */
export function failureText(error: unknown, otherwise?: string): string {
  const text = error instanceof ApiError ? error.message : ERROR_TEXTS.unknown;
  return FALLBACKS.includes(text) ? (otherwise ?? text) : text;
}

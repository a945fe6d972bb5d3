import { ERROR_TEXTS } from '#shared/texts/error-texts.ts';
import { ApiError } from './api-error.ts';

/** What to say of a call that failed: what the server says in its header, else a text of the screen's own (storefront 8). */
export const failureText = (error: unknown, otherwise: string = ERROR_TEXTS.unknown): string =>
  error instanceof ApiError && error.message !== ERROR_TEXTS.unknown ? error.message : otherwise;

import { AppError } from '#shared/errors.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';

/**
 * The same error for items that do not exist and for those of another tenant, so that no response reveals that they
 * exist.
 */
export const notFound = (): AppError => new AppError('not_found', SESSION_TEXTS.unauthorized);

import { AppError } from '#shared/errors.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';

/** The same for what is missing and for what is somebody else's, so that no answer tells that it exists. */
export const notFound = (): AppError => new AppError('not_found', SESSION_TEXTS.unauthorized);

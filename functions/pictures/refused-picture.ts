import type { AppError } from '#shared/errors.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';
import { invalidFields } from '../http/invalid-fields.ts';

/** 'Invalid Request.' with the reason at the field of the picture. */
export const refusedPicture = (why: 'notAPicture' | 'tooManyPixels'): AppError =>
  invalidFields([{ path: 'Content', message: PICTURE_TEXTS[why] }]);

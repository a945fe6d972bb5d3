import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { isVinText } from '#shared/texts/catalogue/vin-texts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { failureText } from '../../../api/failure-text.ts';

/** Refusals that somebody can do something about, where they are. */
const ANSWERABLE: readonly string[] = [CATALOGUE_TEXTS.fitmentRequired, CATALOGUE_TEXTS.keywordTooShort];

export interface SearchFailure {
  /** The text of the Errors header, or else 'Unable to complete search' (storefront 8). */
  readonly message: string;
  /** Whether choosing a vehicle or another keyword helps. */
  readonly isAnswerable: boolean;
}

/** Why a search has no answer; undefined while it has not failed, and while a lost session is all that it lacks. */
export function searchFailure(error: Error | null): SearchFailure | undefined {
  if (!error || (error instanceof ApiError && error.status === 401)) return undefined;
  const message = failureText(error, CATALOGUE_TEXTS.unableToSearch);
  return { message, isAnswerable: ANSWERABLE.includes(message) || isVinText(message) };
}

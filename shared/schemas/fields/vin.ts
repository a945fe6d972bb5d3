import * as z from 'zod/mini';
import { VIN_TEXTS, vinCharacter } from '../../texts/catalogue/vin-texts.ts';
import { normalVin, vinProblem } from '../../values/vin.ts';

/** The error text for a typed VIN. Undefined if it is valid or empty. */
export function vinMessage(typed: string): string | undefined {
  const problem = typed.trim() === '' ? undefined : vinProblem(typed);
  if (!problem) return undefined;
  return problem.kind === 'character' ? vinCharacter(String(problem.position)) : VIN_TEXTS[problem.kind];
}

/** The most characters that are accepted, with the blanks and the label that are removed. */
export const TYPED_VIN_LENGTH = 40;

/** A vehicle identification number in its normal form, or an empty text. The error names the wrong character. */
export const vinSchema = z
  .string()
  .check(z.maxLength(TYPED_VIN_LENGTH, { error: VIN_TEXTS.length, abort: true }), z.overwrite(normalVin), (payload) => {
    const message = vinMessage(payload.value);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  });

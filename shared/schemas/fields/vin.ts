import * as z from 'zod/mini';
import { VIN_TEXTS, vinCharacter } from '../../texts/catalogue/vin-texts.ts';
import { vinProblem } from '../../values/vin.ts';

/** The error text for a typed VIN. Undefined if it is valid or empty. */
export function vinMessage(typed: string): string | undefined {
  const problem = typed.trim() === '' ? undefined : vinProblem(typed);
  if (!problem) return undefined;
  return problem.kind === 'character' ? vinCharacter(String(problem.position)) : VIN_TEXTS[problem.kind];
}

/** A vehicle identification number, or an empty text. The error names the wrong character. */
export const vinSchema = z.string().check(z.maxLength(17, { error: VIN_TEXTS.length, abort: true }), (payload) => {
  const message = vinMessage(payload.value);
  if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
});

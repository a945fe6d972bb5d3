import { STATES } from '#shared/rules/shipping/regions.ts';

/** The code that an abbreviation of a state probably means: 'N.Y.' is NY, 'Calif.' is CA. Undefined if none fits, or several. */
export function suggestedState(typed: string): string | undefined {
  const letters = typed.replace(/[^a-z]/gi, '').toLowerCase();
  if (letters.length < 2) return undefined;
  const same = STATES.find(({ code }) => code.toLowerCase() === letters);
  if (same) return same.code;
  const [first, ...others] = STATES.filter(({ name }) => name.replaceAll(' ', '').toLowerCase().startsWith(letters));
  return others.length === 0 ? first?.code : undefined;
}

import { standardWord } from './word-forms.ts';

/** Where on a vehicle a part belongs, in standard words. */
export const POSITIONS: ReadonlySet<string> = new Set([
  'left',
  'right',
  'front',
  'rear',
  'upper',
  'lower',
  'inner',
  'outer',
]);
/** These tell parts apart as little as positions do, but are no filter. */
const LIKE_POSITIONS = new Set(['center', 'side']);
const GENERIC = new Set(['assembly', 'panel', 'shell', 'set', 'kit', 'unit', 'complete', 'pair', 'loaded']);

/** Whether a word names a position. It says less about a part than its name does. */
export function isPositionWord(word: string): boolean {
  const standard = standardWord(word);
  return POSITIONS.has(standard) || LIKE_POSITIONS.has(standard);
}

/** Whether a word stands in many names without telling the parts apart: a hood panel is a hood. */
export const isGenericWord = (word: string): boolean => GENERIC.has(standardWord(word));

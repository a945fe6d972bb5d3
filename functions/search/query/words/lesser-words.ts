import { standardWord } from './word-forms.ts';

const POSITIONS = new Set(['left', 'right', 'front', 'rear', 'upper', 'lower', 'inner', 'outer', 'center', 'side']);
const GENERIC = new Set(['assembly', 'panel', 'shell', 'set', 'kit', 'unit', 'complete', 'pair', 'loaded']);

/** Whether a word names a position. It says less about a part than its name does. */
export const isPositionWord = (word: string): boolean => POSITIONS.has(standardWord(word));

/** Whether a word stands in many names without telling the parts apart: a hood panel is a hood. */
export const isGenericWord = (word: string): boolean => GENERIC.has(standardWord(word));

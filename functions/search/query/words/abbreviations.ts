const SHORTEST = 3;
/** An abbreviation leaves out at least this many letters. */
const LEFT_OUT = 2;
/** A vowel may come first, as in exhst. */
const SKELETON = /^[a-z][b-df-hj-np-tv-z]+$/;

/** Whether a word looks like one that was written without its vowels: bmpr, cvr, strg. */
export const isWithoutVowels = (word: string): boolean => word.length >= SHORTEST && SKELETON.test(word);

/** Whether a word without vowels stands for another: the same first and last letter, and all between in their order. */
export function isAbbreviationOf(typed: string, word: string): boolean {
  if (word.length < typed.length + LEFT_OUT || word[0] !== typed[0] || word.at(-1) !== typed.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at++;
  return at === typed.length;
}

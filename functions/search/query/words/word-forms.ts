import { madeOnce } from '#shared/rules/base/made-once.ts';
import { WORD_ABBREVIATIONS, WORD_SPELLINGS } from './trade-words.ts';

/** Ends in s and is no plural. */
const SINGULAR_IN_S = new Set([
  'abs',
  'bias',
  'bus',
  'chassis',
  'gas',
  'lens',
  'plus',
  'srs',
  'axis',
  'series',
  'cvs',
  'trans',
  'harnes',
]);
const VOWEL_BEFORE_S = /(?:ss|us|is)$/;

/** The singular of an English noun: rotors is rotor, batteries is battery, switches is switch. Others stay as they are. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || SINGULAR_IN_S.has(word) || VOWEL_BEFORE_S.test(word)) return word;
  if (/\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[cs]h|x|ss|lens)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const CONSONANT_AND_Y = /[^aeiou]y$/;

/** Plurals that do not begin with their singular. A word is searched by its beginning, so all others are found by it. */
const irregularPlural = (word: string): string | undefined =>
  CONSONANT_AND_Y.test(word) ? `${word.slice(0, -1)}ies` : undefined;

/** By word, all words that are read like it. The first one stands for all. */
const spellingsByWord = madeOnce(() => {
  const byWord = new Map<string, string[]>();
  for (const [standard = '', ...others] of [...WORD_SPELLINGS, ...WORD_ABBREVIATIONS]) {
    const spellings = byWord.get(standard) ?? [standard];
    byWord.set(standard, spellings);
    for (const word of others) {
      spellings.push(word);
      byWord.set(word, spellings);
    }
  }
  return byWord;
});
const spellingsOf = (word: string): readonly string[] | undefined => spellingsByWord().get(word);

/** The one way to write a word that stands for all of them: 'lights' is lamp. */
export function standardWord(word: string): string {
  const singular = singularOf(word);
  return spellingsOf(word)?.[0] ?? spellingsOf(singular)?.[0] ?? singular;
}

/** A way in which a text may write a word. */
export interface WordForm {
  readonly text: string;
  /** Abbreviations would be the beginning of too many other words. */
  readonly isWhole: boolean;
}

/** From this length on a word that was not typed also stands for those that begin with it. */
export const LONG_ENOUGH = 5;

/** All ways in which texts may write a word, as typed or as groups have it. */
export function formsOf(typed: string): WordForm[] {
  const singular = singularOf(typed);
  const standard = standardWord(typed);
  const forms = new Map<string, boolean>();
  for (const word of [typed, singular]) forms.set(word, false);
  for (const word of spellingsOf(standard) ?? [standard]) {
    if (!forms.has(word)) forms.set(word, word !== standard && word.length < LONG_ENOUGH);
  }
  for (const word of new Set([typed, singular, standard])) {
    const plural = irregularPlural(word);
    if (plural) forms.set(plural, false);
  }
  // A longer form that begins with a shorter one adds nothing.
  const texts = [...forms];
  return texts
    .filter(
      ([text]) =>
        !texts.some(([other, isWhole]) => !isWhole && other !== text && other.length > 2 && text.startsWith(other)),
    )
    .map(([text, isWhole]) => ({ text, isWhole }));
}

/**
 * All ways in which texts may write a word of a phrase that the trade knows (decision B260). It is complete, so a short
 * one does not stand for the words that begin with it: the head of 'head assembly' is no headlamp, and a rad no radio.
 */
export const knownFormsOf = (word: string): WordForm[] =>
  formsOf(word).flatMap(({ text, isWhole }) =>
    isWhole || text.length >= LONG_ENOUGH
      ? [{ text, isWhole }]
      : [text, `${text}s`].map((whole) => ({ text: whole, isWhole: true })),
  );

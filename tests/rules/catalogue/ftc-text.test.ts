import { expect, it } from 'vitest';
import { ftcText } from '#shared/rules/catalogue/ftc-text.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';

it.each([
  { text: 'Remanufactured', isUsed: true, said: 'Remanufactured', why: 'the provider says it' },
  { text: 'Remanufactured', isUsed: false, said: 'Remanufactured', why: 'the provider says it of a new part too' },
  { text: '', isUsed: true, said: PART_PAGE_TEXTS.usedPart, why: 'something has to be said of a used part' },
  { text: null, isUsed: true, said: PART_PAGE_TEXTS.usedPart, why: 'the provider says nothing' },
  { text: undefined, isUsed: false, said: '', why: 'nothing has to be said of a new part' },
])('"$said" is said, as $why', ({ text, isUsed, said }) => {
  expect(ftcText({ text, isUsed })).toBe(said);
});

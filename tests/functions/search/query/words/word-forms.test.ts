import { expect, test } from 'vitest';
import { formsOf, singularOf, standardWord } from '#functions/search/query/words/word-forms.ts';

test.each([
  ['rotors', 'rotor'],
  ['batteries', 'battery'],
  ['switches', 'switch'],
  ['boxes', 'box'],
  ['brushes', 'brush'],
  ['hoses', 'hose'],
  ['axles', 'axle'],
  ['rims', 'rim'],
  ['lenses', 'lens'],
])('the singular of %s is %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});

test.each(['abs', 'gas', 'lens', 'chassis', 'glass', 'bus', 'gls', '5s'])('%s is no plural', (word) => {
  expect(singularOf(word)).toBe(word);
});

test.each([
  ['headlights', 'headlamp'],
  ['lights', 'lamp'],
  ['lh', 'left'],
  ['grill', 'grille'],
  ['assy', 'assembly'],
  ['thermostat', 'thermostat'],
])('%s is written %s', (word, standard) => {
  expect(standardWord(word)).toBe(standard);
});

test('a word is also found in its other spellings, abbreviations only as a whole', () => {
  expect(formsOf('lh')).toEqual(
    expect.arrayContaining([
      { text: 'lh', isWhole: false },
      { text: 'left', isWhole: false },
      { text: 'lt', isWhole: true },
    ]),
  );
});

test('a plural that does not begin with the singular is found by the singular', () => {
  expect(formsOf('battery')).toContainEqual({ text: 'batteries', isWhole: false });
});

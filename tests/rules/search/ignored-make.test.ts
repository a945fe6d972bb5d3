import { expect, it } from 'vitest';
import { isIgnoredMake } from '#shared/rules/search/ignored-make.ts';

it.each([
  { make: 'PBE', ignored: true, why: 'paint is no vehicle' },
  { make: 'MISC', ignored: true, why: 'it is a shelf' },
  { make: ' misc ', ignored: true, why: 'case and spaces make no difference' },
  { make: 'Ford', ignored: false, why: 'it is a make' },
  { make: '', ignored: false, why: 'nothing was named' },
])('the make "$make" is ignored: $ignored, as $why', ({ make, ignored }) => {
  expect(isIgnoredMake(make)).toBe(ignored);
});

import { describe, expect, it } from 'vitest';
import { damagesOf } from '#shared/values/catalogue/damage-code.ts';

describe('a damage code', () => {
  it.each([
    { code: '000', damages: [], why: 'there is no damage' },
    { code: '2D1', damages: [{ location: 2, kind: 'D', units: 1 }], why: 'one place is dented' },
    {
      code: '2D1,4S2',
      damages: [
        { location: 2, kind: 'D', units: 1 },
        { location: 4, kind: 'S', units: 2 },
      ],
      why: 'several are joined by commas',
    },
    { code: '0H4', damages: [{ location: 0, kind: 'H', units: 4 }], why: '0 is the whole panel' },
    { code: '5r12', damages: [{ location: 5, kind: 'R', units: 12 }], why: 'case does not count' },
    { code: '2D1, 4S2', damages: [expect.anything(), expect.anything()], why: 'nor do blanks' },
  ])('$code can be read, because $why', ({ code, damages }) => {
    expect(damagesOf(code)).toEqual(damages);
  });

  it.each([
    { code: '', why: 'nothing is said' },
    { code: '2X1', why: 'no damage has the letter X' },
    { code: 'D1', why: 'the place is missing' },
    { code: '2D', why: 'the units are missing' },
    { code: '2D1,', why: 'the second is missing' },
    { code: '000,2D1', why: 'no damage is not one of several' },
    { code: 'minor dents', why: 'these are words' },
  ])('"$code" is not a damage code, because $why', ({ code }) => {
    expect(damagesOf(code)).toBeUndefined();
  });
});

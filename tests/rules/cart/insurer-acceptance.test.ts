import { describe, expect, it } from 'vitest';
import { isAcceptedBy } from '#shared/rules/cart/insurer-acceptance.ts';

const careful = { refusedFlags: ['valueLine', 'reman'], refusedPartTypes: ['590'] };

describe('whether an insurer pays for a part', () => {
  it.each([
    { insurer: careful, part: { flags: ['capa'], partType: '105' }, accepts: true, why: 'nothing excludes it' },
    { insurer: careful, part: { flags: ['capa', 'valueLine'], partType: '105' }, accepts: false, why: 'of a flag' },
    { insurer: careful, part: { flags: [], partType: '590' }, accepts: false, why: 'of its part type' },
    {
      insurer: { refusedFlags: [], refusedPartTypes: [] },
      part: { flags: ['reman'], partType: '590' },
      accepts: true,
      why: 'empty lists exclude nothing',
    },
  ])('is $accepts, because $why', ({ insurer, part, accepts }) => {
    expect(isAcceptedBy(insurer, part)).toBe(accepts);
  });
});

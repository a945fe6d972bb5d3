import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCoreItem, storedPartNumber } from '#shared/rules/catalogue/core-item.ts';

describe('case U07: a number of several words', () => {
  it('is joined if it is not a core item, and also kept as sent', () => {
    expect(storedPartNumber('DW01658 GTN', false)).toEqual({
      partNumber: 'DW01658GTN',
      sourcePartNumber: 'DW01658 GTN',
    });
  });

  it('stays as it is for a core item', () => {
    expect(storedPartNumber('60421 CORE', true)).toEqual({ partNumber: '60421 CORE' });
  });
});

it.each([
  { sent: '60421 GTN', partNumber: '60421 GTN', why: 'its blank shows that it is a core item, whatever the words are' },
  { sent: ' 60421  CORE ', partNumber: '60421 CORE', why: 'outer and repeated blanks are removed' },
])('stores the core item "$sent" as "$partNumber", because $why', ({ sent, partNumber }) => {
  expect(storedPartNumber(sent, true)).toEqual(
    partNumber === sent ? { partNumber } : { partNumber, sourcePartNumber: sent },
  );
});

it('recognizes a core item by the blank in its stored number (storefront 5)', () => {
  expect([isCoreItem('60421 CORE'), isCoreItem('60421')]).toEqual([true, false]);
});

it('adds a blank to a core item without one, so that its stored number shows it', () => {
  expect(storedPartNumber('60421', true)).toEqual({ partNumber: '60421 CORE', sourcePartNumber: '60421' });
});

it('stores a number that is one word as it is', () => {
  expect(storedPartNumber('0017', false)).toEqual({ partNumber: '0017' });
});

it('always stores a number that shows whether it is a core item', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]+( +[A-Z0-9]+){0,2}$/), fc.boolean(), (sent, isCore) => {
      expect(isCoreItem(storedPartNumber(sent, isCore).partNumber)).toBe(isCore);
    }),
  );
});

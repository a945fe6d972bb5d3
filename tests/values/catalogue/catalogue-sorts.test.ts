import { describe, expect, it } from 'vitest';
import { SORT_LABELS } from '#shared/texts/catalogue/sort-texts.ts';
import { offeredSorts, sortIds } from '#shared/values/catalogue/catalogue-sorts.ts';

describe('the sort menu', () => {
  it('has the eight sorts of the catalogue in their order (storefront 9)', () => {
    expect(sortIds.map((id) => SORT_LABELS[id])).toEqual([
      'Closest Parts First',
      'Farthest Parts First',
      'Price Low to High',
      'Price High to Low',
      'Title A-Z',
      'Title Z-A',
      'Mileage High to Low',
      'Mileage Low to High',
    ]);
  });

  it.each([
    { disableSort: false, hasPostalCode: true, offered: sortIds, why: 'nothing speaks against one' },
    { disableSort: false, hasPostalCode: false, offered: sortIds.slice(2), why: 'distances need a postal code (C4)' },
    { disableSort: true, hasPostalCode: true, offered: [], why: 'the account hides it' },
  ])('offers $offered.length sorts, because $why', ({ offered, ...menu }) => {
    expect(offeredSorts(menu)).toEqual(offered);
  });
});

import { describe, expect, it } from 'vitest';
import { MILEAGE_BUCKETS, PRICE_BUCKETS } from '#shared/rules/search/facet-buckets.ts';
import { isSelected, selectionCount, toggled, withoutSelections } from '#shared/rules/search/facet-selection.ts';
import { aLocation } from '../../builders/catalogue-location.ts';

const [lowest = {}, low = {}] = PRICE_BUCKETS;
const some = aLocation({ keyword: 'lamp', conditions: ['A'], prices: [{ ...lowest }], mileages: ['unknown'], page: 4 });

describe('a filter', () => {
  it('is added to the other choices', () => {
    expect(toggled(some, 'conditions', 'B').conditions).toEqual(['A', 'B']);
    expect(toggled(some, 'prices', low).prices).toEqual([lowest, low]);
  });

  it('is removed when it is chosen again', () => {
    expect(toggled(some, 'conditions', 'A').conditions).toEqual([]);
    expect(toggled(some, 'prices', lowest).prices).toEqual([]);
    expect(toggled(some, 'mileages', 'unknown').mileages).toEqual([]);
  });

  it('goes back to the first page and changes nothing else', () => {
    expect(toggled(some, 'manufacturers', 'Dorman')).toEqual({ ...some, manufacturers: ['Dorman'], page: 1 });
  });

  it('is identified by its ends', () => {
    expect(PRICE_BUCKETS.map((bucket) => isSelected(some, 'prices', bucket)).indexOf(true)).toBe(0);
    expect(MILEAGE_BUCKETS.some((bucket) => isSelected(some, 'mileages', bucket))).toBe(false);
    expect(isSelected(some, 'mileages', 'unknown')).toBe(true);
  });

  it('is another one where one of its ends differs', () => {
    const range = aLocation({ mileages: [{ start: 0, end: 50 }, 'unknown'] });
    expect(isSelected(range, 'mileages', { start: 0, end: 50 })).toBe(true);
    expect(isSelected(range, 'mileages', { start: 10, end: 50 })).toBe(false);
    expect(isSelected(range, 'mileages', { start: 0, end: 60 })).toBe(false);
    expect(isSelected(range, 'mileages', { end: 50 })).toBe(false);
  });

  it('is removed together with all others', () => {
    expect(selectionCount(some)).toBe(3);
    expect(withoutSelections(some)).toEqual(aLocation({ keyword: 'lamp' }));
  });
});

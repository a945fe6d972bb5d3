import { describe, expect, it } from 'vitest';
import { termsOfSale } from '#shared/rules/terms/terms-of-sale.ts';
import { isBarred, termsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import { barredText, quantityTermsText, termsTexts } from '#shared/rules/terms/terms-texts.ts';
import { refusedByTerms } from '#shared/texts/catalogue/part-texts.ts';

const CALIFORNIA = { place: 'US-CA', name: 'California' };
const product = { restrictions: [], attributes: [] };
const NO_ORDER = { name: 'CARB EO Number', value: 'None' };

describe('the terms of a part', () => {
  it.each([
    { part: product, terms: undefined, why: 'its feed says nothing' },
    { part: { ...product, restrictions: ['EMS:1', 'XYZ:1'] }, terms: undefined, why: 'neither bars anything' },
    {
      part: { ...product, restrictions: ['EMS:2', 'RST:CA'] },
      terms: { minimum: 1, multiple: 1, barred: [CALIFORNIA] },
      why: 'a place is named once',
    },
    {
      part: { ...product, attributes: [NO_ORDER] },
      terms: { minimum: 1, multiple: 1, barred: [CALIFORNIA] },
      why: 'its attributes name no Executive Order',
    },
    { part: { ...product, restrictions: ['EMS:4'], attributes: [NO_ORDER] }, terms: undefined, why: 'it needs none' },
    {
      part: { ...product, restrictions: ['EMS:2'], attributes: [{ name: 'CARB EO Number', value: 'D-161-8' }] },
      terms: { minimum: 1, multiple: 1, barred: [CALIFORNIA] },
      why: 'of two statements that contradict each other the stricter counts',
    },
    {
      part: { ...product, minimumOrder: 12, orderMultiple: 4 },
      terms: { minimum: 12, multiple: 4, barred: [] },
      why: 'quantities are kept in eaches',
    },
    {
      part: { ...product, minimumOrder: 12 },
      terms: { minimum: 12, multiple: 1, barred: [] },
      why: 'a minimum alone is a term',
    },
    {
      part: { ...product, orderMultiple: 4 },
      terms: { minimum: 1, multiple: 4, barred: [] },
      why: 'a multiple alone is a term',
    },
    { part: { ...product, minimumOrder: 0, orderMultiple: 0 }, terms: undefined, why: '0 means no rule' },
  ])('are $terms, because $why', ({ part, terms }) => {
    expect(termsOfSale(part)).toEqual(terms);
  });
});

describe('an order', () => {
  const terms = { minimum: 4, multiple: 4, barred: [CALIFORNIA] };
  it.each([
    { quantity: 8, places: ['US', 'US-CO'], refusal: undefined },
    { quantity: 8, places: ['US', 'US-CA'], refusal: 'restricted' },
    { quantity: 6, places: ['US', 'US-CO'], refusal: 'wrong quantity' },
    { quantity: 6, places: ['US', 'US-CA'], refusal: 'restricted' },
    { quantity: 8, places: [], refusal: undefined },
  ])('of $quantity to $places is refused as $refusal', ({ quantity, places, refusal }) => {
    expect(termsRefusal(terms, quantity, places)).toBe(refusal);
  });

  it('bars a part from each place by itself', () => {
    const both = { barred: [{ place: 'US-NY', name: 'New York' }, CALIFORNIA] };
    expect(isBarred(both, ['US', 'US-CA'])).toBe(true);
    expect(isBarred({ barred: [] }, ['US', 'US-CA'])).toBe(false);
    expect(isBarred({ barred: [{ place: '90015', name: '90015' }] }, ['US', 'US-CA', '90016'])).toBe(false);
  });
});

describe('the sentence for terms', () => {
  const place = (name: string) => ({ place: name, name });
  const barredIn = (...names: string[]) => ({ minimum: 1, multiple: 1, barred: names.map(place) });
  it.each([
    { terms: barredIn(), texts: [] },
    { terms: { minimum: 4, multiple: 4, barred: [] }, texts: ['Sold in multiples of 4'] },
    { terms: { minimum: 12, multiple: 4, barred: [] }, texts: ['Sold in multiples of 4, at least 12'] },
    { terms: { minimum: 12, multiple: 1, barred: [] }, texts: ['Minimum order 12'] },
    { terms: barredIn('California'), texts: ['Can’t be shipped to California'] },
    { terms: barredIn('California', 'New York'), texts: ['Can’t be shipped to California or New York'] },
    { terms: barredIn('A', 'B', 'C', 'D', 'E'), texts: ['Can’t be shipped to A or B or C or D or E'] },
    { terms: barredIn('A', 'B', 'C', 'D', 'E', 'F'), texts: ['Can’t be shipped to A or B or C or D or E or 1 more'] },
    {
      terms: { minimum: 4, multiple: 4, barred: [CALIFORNIA] },
      texts: ['Sold in multiples of 4', 'Can’t be shipped to California'],
    },
  ])('$terms is $texts', ({ terms, texts }) => {
    expect(termsTexts(terms)).toEqual(texts);
    expect([quantityTermsText(terms), barredText(terms)].filter(Boolean)).toEqual(texts);
  });

  it('names the part that it refuses', () => {
    expect(refusedByTerms('GM1000101', 'Sold in multiples of 4')).toBe('GM1000101: Sold in multiples of 4.');
  });
});

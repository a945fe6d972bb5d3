import { describe, expect, it } from 'vitest';
import { facetLabel, facetValues } from '#frontend/store/features/catalogue-list/filters/facet-values.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { Facet } from '#shared/values/catalogue/facets.ts';
import { cents } from '#shared/values/money.ts';
import { aLocation } from '../../../../../builders/catalogue-location.ts';
import { aSearchResponse } from '../../../../../builders/part-cards.ts';

const ANSWER: SearchResponse = aSearchResponse([], {
  certificationCounts: [
    { certification: 'capa', count: 3 },
    { certification: 'nsf', count: 0 },
  ],
  salvagePriceCounts: [
    { start: cents(0), end: cents(24_99), count: 1 },
    { start: cents(2000_00), end: null, count: 2 },
  ],
  mileageCounts: [
    { start: 0, end: 24_999, count: 4 },
    { start: 200_000, end: null, count: 0 },
    { start: null, end: null, count: 5 },
  ],
  conditionCounts: [
    { condition: 'ungraded', count: 1 },
    { condition: 'B', count: 2 },
    { condition: 'A', count: 3 },
  ],
  manufacturerCounts: [
    { manufacturer: 'Zenith', count: 2 },
    { manufacturer: 'Beacon', count: 2 },
    { manufacturer: 'Lumavista', count: 9 },
  ],
});

const shown = (facet: Facet, chosen = aLocation()) =>
  facetValues(facet, ANSWER, chosen).map(({ label, count }) => `${label}: ${count}`);

describe('what a filter offers', () => {
  it.each<[Facet, string[]]>([
    ['certifications', ['CAPA: 3']],
    ['prices', ['$0.00 – $24.99: 1', '$2,000.00 and over: 2']],
    ['mileages', ['0 – 24,999: 4', 'Unknown: 5']],
    ['conditions', ['Grade A: 3', 'Grade B: 2', 'Not graded: 1']],
    ['manufacturers', ['Lumavista: 9', 'Beacon: 2', 'Zenith: 2']],
  ])('%s: only values with parts, in their order', (facet, expected) => {
    expect(shown(facet)).toEqual(expected);
  });

  it('what is chosen stays, with no parts or even without a count', () => {
    expect(shown('certifications', aLocation({ certifications: ['nsf'] }))).toEqual(['CAPA: 3', 'NSF: 0']);
    expect(shown('mileages', aLocation({ mileages: [{ end: 10_000 }] }))).toContain('Up to 10,000: undefined');
    expect(shown('manufacturers', aLocation({ manufacturers: ['Nobody'] }))).toContain('Nobody: undefined');
  });
});

it.each([
  ['platinumPlus', 'Platinum Plus'],
  ['valueLine', 'Value Line'],
  ['diamond', 'Diamond'],
])('the certification %s reads %s', (value, label) => {
  expect(facetLabel('certifications', value)).toBe(label);
});

import { expect, it } from 'vitest';
import { yearSchema, yearTextSchema } from '#shared/schemas/fields/year.ts';
import { isYear } from '#shared/values/year.ts';

it.each([
  { year: 1889, is: false, why: 'it is before the first' },
  { year: 1890, is: true, why: 'it is the first' },
  { year: 2100, is: true, why: 'it is the last' },
  { year: 2101, is: false, why: 'it is after the last' },
  { year: 2004.5, is: false, why: 'a year is a whole number' },
  { year: Number.NaN, is: false, why: 'it is no number' },
])('$year is a model year: $is, because $why (storefront 5)', ({ year, is }) => {
  expect(isYear(year)).toBe(is);
  expect(yearSchema.safeParse(year).success).toBe(is);
});

it('is read from a text exactly where it is one as a number', () => {
  const years = Array.from({ length: 10_000 }, (_, year) => year);
  expect(years.filter((year) => yearTextSchema.safeParse(String(year)).success)).toEqual(years.filter(isYear));
});

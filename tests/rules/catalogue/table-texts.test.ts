import { expect, it } from 'vitest';
import { yearSpan } from '#shared/texts/catalogue/table-texts.ts';

it.each([
  { first: 2015, last: 2017, span: '2015–17' },
  { first: 2008, last: 2009, span: '2008–09' },
  { first: 1998, last: 2003, span: '1998–2003' },
  { first: 2016, last: 2016, span: '2016' },
])('the years $first to $last are $span', ({ first, last, span }) => {
  expect(yearSpan(first, last)).toBe(span);
});

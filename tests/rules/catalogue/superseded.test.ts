import { expect, it } from 'vitest';
import { replacementOf } from '#shared/rules/catalogue/superseded.ts';

it.each([
  { part: { partNumber: 'OLD', successor: 'NEW' }, by: 'NEW' },
  { part: { partNumber: 'OLD' }, by: undefined },
  { part: { partNumber: 'OLD', successor: '' }, by: undefined },
  { part: { partNumber: 'OLD', successor: 'OLD' }, by: undefined },
])('$part.partNumber with successor $part.successor is replaced by $by', ({ part, by }) => {
  expect(replacementOf(part)).toBe(by);
});

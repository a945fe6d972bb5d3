import { expect, it } from 'vitest';
import { formatMoney } from '#shared/rules/base/format-money.ts';

it.each([
  { cents: 0, text: '$0.00' },
  { cents: 5, text: '$0.05' },
  { cents: 1_234_50, text: '$1,234.50' },
  { cents: -20_00, text: '-$20.00' },
])('$cents cents are written $text', ({ cents, text }) => {
  expect(formatMoney(cents)).toBe(text);
});

import { expect, it } from 'vitest';
import { formatMoment } from '#frontend/ui/format/format-moment.ts';

it.each([
  { moment: new Date(2026, 2, 2, 14, 5, 9), shown: '03/02/2026 14:05:09', why: 'D11: an afternoon is no morning' },
  { moment: new Date(2026, 11, 31, 0, 0, 0), shown: '12/31/2026 00:00:00', why: 'a day begins at 00' },
])('shows a moment as $shown: $why', ({ moment, shown }) => {
  expect(formatMoment(moment.toISOString())).toBe(shown);
});

import { expect, it } from 'vitest';
import { formatClock } from '#frontend/ui/format/format-clock.ts';

it.each([
  { time: '08:00', shown: '08:00 am', why: 'a morning, as hours open by default' },
  { time: '17:00', shown: '05:00 pm', why: 'an afternoon, as they close' },
  { time: '00:30', shown: '12:30 am', why: 'the first hour of the day' },
  { time: '12:00', shown: '12:00 pm', why: 'noon' },
])('writes $time as $shown: $why', ({ time, shown }) => {
  expect(formatClock(time)).toBe(shown);
});

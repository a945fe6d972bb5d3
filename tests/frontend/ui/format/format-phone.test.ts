import { expect, it } from 'vitest';
import { formatPhone } from '#frontend/ui/format/format-phone.ts';

it.each([
  { digits: '5551234567', shown: '(555) 123-4567', why: 'ten digits by the mask' },
  { digits: '555123456', shown: '555123456', why: 'fewer as they are' },
  { digits: '+49 30 901820', shown: '+49 30 901820', why: 'a foreign number as it is' },
])('writes $why', ({ digits, shown }) => {
  expect(formatPhone(digits)).toBe(shown);
});

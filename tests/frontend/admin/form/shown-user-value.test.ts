import { expect, it } from 'vitest';
import { shownUserValue } from '#frontend/admin/features/user-form/user-values.ts';

it.each([
  ['permissions', 'checkout, usermanagement', 'May order, Manages users'],
  ['permissions', 'checkout, somethingOfLater', 'May order, somethingOfLater'],
  ['type', '1', 'Master User'],
  ['active', 'false', 'off'],
  ['phoneNumber', '3035550142', '(303) 555-0142'],
  ['monthlyLimit', '500000', '$5,000.00'],
])('the history shows %s %s as %s', (field, value, shown) => {
  expect(shownUserValue(field, value)).toBe(shown);
});

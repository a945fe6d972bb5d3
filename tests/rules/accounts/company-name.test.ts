import { expect, it } from 'vitest';
import { sameCompanyName } from '#shared/rules/accounts/company-name.ts';

it.each(['Summit Collision', 'SUMMIT COLLISION', '  Summit  Collision '])(
  'case C19: "%s" names the same company',
  (name) => {
    expect(sameCompanyName(name)).toBe('summit collision');
  },
);

it('tells companies apart that only look alike', () => {
  expect(sameCompanyName('A+ North Auto')).not.toBe(sameCompanyName('A North Auto'));
});

import { expect, it } from 'vitest';
import { withOwnSetting } from '#shared/rules/accounts/own-setting.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';

const parent = anAccount({ inheritedFields: [135, 140], changeableFields: [140] });

it.each([
  { setting: 'showMargins', value: false, why: 'its parent allows it' },
  { setting: 'disableSort', value: true, why: 'its parent does not hand it down' },
] as const)('a child sets $setting, because $why', ({ setting, value }) => {
  expect(withOwnSetting(aChild(), parent, setting, value).settings).toEqual({ [setting]: value });
});

it.each([
  { setting: 'showPrices', value: false, why: 'its parent hands it down' },
  { setting: 'color1', value: 'ABCDEF', why: 'colours are always the parent’s' },
] as const)('a child may not set $setting, because $why', ({ setting, value }) => {
  const refused = expect.objectContaining({ code: 'forbidden', message: 'Unauthorized' });
  expect(() => withOwnSetting(aChild(), parent, setting, value)).toThrow(refused);
});

it('a value that no longer has an effect can be removed', () => {
  const child = aChild({ settings: { showPrices: false, disableSort: true } });
  expect(withOwnSetting(child, parent, 'showPrices', undefined).settings).toEqual({ disableSort: true });
});

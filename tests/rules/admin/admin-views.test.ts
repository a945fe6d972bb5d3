import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminViews, fallbackOf, listViewOf, mayOpen, navigationOf } from '#shared/rules/admin/admin-views.ts';
import { levels, permissions } from '#shared/values/access.ts';

const everything = { permissions };

describe('a view of the admin area (admin 6, decision B275)', () => {
  it.each([
    { view: 'home', opens: [0, 1, 2] },
    { view: 'users', opens: [0, 1, 2] },
    { view: 'user', opens: [0, 1, 2] },
    { view: 'newUser', opens: [0, 1, 2] },
    { view: 'accounts', opens: [0, 1] },
    { view: 'account', opens: [0, 1, 2] },
    { view: 'newAccount', opens: [0, 1] },
    { view: 'websites', opens: [0] },
    { view: 'website', opens: [0] },
    { view: 'newWebsite', opens: [0] },
    { view: 'orders', opens: [0, 1, 2] },
    { view: 'order', opens: [0, 1, 2] },
    { view: 'pages', opens: [0, 1] },
    { view: 'page', opens: [0, 1, 2] },
    { view: 'newPage', opens: [0, 1, 2] },
    { view: 'spots', opens: [0, 1] },
    { view: 'spot', opens: [0, 1, 2] },
    { view: 'newSpot', opens: [0, 1, 2] },
    { view: 'imports', opens: [0, 1, 2] },
    { view: 'import', opens: [0, 1, 2] },
    { view: 'newTenant', opens: [0] },
    { view: 'reports', opens: [0] },
  ] as const)('$view opens for the levels $opens, and for nobody without the permission', ({ view, opens }) => {
    expect(levels.filter((level) => mayOpen(view, { level, ...everything }))).toEqual(opens);
    expect(levels.filter((level) => mayOpen(view, { level, permissions: ['checkout'] }))).toEqual([]);
  });

  const denied = { view: undefined, text: 'You do not have access to this page.' };

  it.each([
    { view: 'reports', level: 1, permissions, to: { view: 'home' }, why: 'the admin home is open to level 1' },
    { view: 'reports', level: 2, permissions, to: { view: 'home' }, why: 'the admin home is open to level 2' },
    { view: 'accounts', level: 2, permissions, to: { view: 'home' }, why: 'the admin home is open to level 2' },
    { view: 'pages', level: 2, permissions, to: { view: 'home' }, why: 'level 2 has no list of pages' },
    { view: 'spots', level: 2, permissions, to: { view: 'home' }, why: 'level 2 has no list of spots' },
    {
      view: 'newAccount',
      level: 2,
      permissions,
      to: denied,
      why: 'only levels 0 and 1 create accounts: level 2 goes home',
    },
    { view: 'account', level: 3, permissions, to: denied, why: 'level 3 has no admin area' },
    { view: 'reports', level: 3, permissions, to: denied, why: 'level 3 has no admin area' },
    { view: 'reports', level: 0, permissions: [], to: denied, why: 'nobody has without the permission' },
    { view: 'home', level: 3, permissions, to: denied, why: 'level 3 has no admin area' },
    { view: 'user', level: 3, permissions, to: denied, why: 'level 3 has no admin area' },
    { view: 'newUser', level: 2, permissions: ['checkout'], to: denied, why: 'nobody has without the permission' },
  ] as const)('$view leads level $level to $to, because $why', ({ view, to, ...person }) => {
    expect(fallbackOf(view, person)).toEqual(to);
  });

  it('leads nobody to a view that they may not open', () => {
    const people = fc.record({ level: fc.constantFrom(...levels), permissions: fc.subarray([...permissions]) });
    fc.assert(
      fc.property(fc.constantFrom(...adminViews), people, (view, person) => {
        const { view: to } = fallbackOf(view, person);
        expect(to === undefined || mayOpen(to, person)).toBe(true);
      }),
    );
  });

  it.each([
    { view: 'user', list: 'users', why: 'a user who can’t be loaded' },
    { view: 'newUser', list: 'users', why: 'a form that can’t be loaded' },
    { view: 'users', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'accounts', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'account', list: 'accounts', why: 'an account that can’t be loaded' },
    { view: 'newAccount', list: 'accounts', why: 'a form that can’t be loaded' },
    { view: 'website', list: 'websites', why: 'a website that can’t be loaded' },
    { view: 'newWebsite', list: 'websites', why: 'a form that can’t be loaded' },
    { view: 'newTenant', list: 'accounts', why: 'a tenant that can’t be loaded' },
    { view: 'websites', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'orders', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'order', list: 'orders', why: 'an order that can’t be loaded' },
    { view: 'pages', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'page', list: 'pages', why: 'a page that can’t be loaded' },
    { view: 'newPage', list: 'pages', why: 'a form that can’t be loaded' },
    { view: 'spots', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'spot', list: 'spots', why: 'a spot that can’t be loaded' },
    { view: 'newSpot', list: 'spots', why: 'a form that can’t be loaded' },
    { view: 'imports', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'import', list: 'imports', why: 'an import that can’t be loaded' },
    { view: 'catalogue', list: 'home', why: 'a list that can’t be loaded' },
    { view: 'catalogueImport', list: 'catalogue', why: 'an import that can’t be loaded' },
    { view: 'reports', list: 'home', why: 'reports that can’t be loaded' },
  ] as const)('returns from $view to $list after $why (admin 2)', ({ view, list }) => {
    expect(listViewOf(view)).toBe(list);
  });

  it.each([
    {
      level: 0,
      offered: ['home', 'users', 'accounts', 'websites', 'orders', 'pages', 'spots', 'imports', 'catalogue', 'reports'],
    },
    { level: 1, offered: ['home', 'users', 'accounts', 'orders', 'pages', 'spots', 'imports'] },
    { level: 2, offered: ['home', 'users', 'account', 'orders', 'imports'] },
    { level: 3, offered: [] },
  ] as const)('navigation offers level $level $offered', ({ level, offered }) => {
    expect(navigationOf({ level, ...everything })).toEqual(offered);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Breadcrumb, documentTitle, formatBreadcrumbs, parseBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';

it.each<{ title: string; crumbs: Breadcrumb[]; why: string }>([
  {
    title: 'Home:/|Orders:/orders|Order 1042',
    crumbs: [{ name: 'Home', url: '/' }, { name: 'Orders', url: '/orders' }, { name: 'Order 1042' }],
    why: 'of names and urls',
  },
  { title: 'Cart', crumbs: [{ name: 'Cart' }], why: 'of a single page' },
  { title: '', crumbs: [], why: 'that is empty' },
  {
    title: 'Site:https://shop.test:8443/a|Here',
    crumbs: [{ name: 'Site', url: 'https://shop.test:8443/a' }, { name: 'Here' }],
    why: 'whose url contains colons, at the first colon only',
  },
  { title: '|Home:/||:/lost|', crumbs: [{ name: 'Home', url: '/' }], why: 'without the parts that have no name' },
  { title: 'Home:|Cart', crumbs: [{ name: 'Home' }, { name: 'Cart' }], why: 'with an empty url, as no link' },
  { title: 'A\\B:/c\\', crumbs: [{ name: 'A\\B', url: '/c\\' }], why: 'with a backslash that escapes nothing' },
  { title: 'A\\\\:/b', crumbs: [{ name: 'A\\', url: '/b' }], why: 'with an escaped backslash before a colon' },
])('reads a title string $why', ({ title, crumbs }) => {
  expect(parseBreadcrumbs(title)).toEqual(crumbs);
});

it.each([
  { id: 'U10', name: 'DBA: POWERMADD', written: 'Home:/|DBA\\: POWERMADD:/pages/powermadd' },
  { id: 'U10', name: 'One:1', written: 'Home:/|One\\:1:/pages/powermadd' },
  { id: 'U10', name: 'Bumpers | Grilles', written: 'Home:/|Bumpers \\| Grilles:/pages/powermadd' },
])('$id keeps the whole name $name and its link', ({ name, written }) => {
  const crumbs = [
    { name: 'Home', url: '/' },
    { name, url: '/pages/powermadd' },
  ];
  expect(formatBreadcrumbs(crumbs)).toBe(written);
  expect(parseBreadcrumbs(written)).toEqual(crumbs);
});

it('reads back whatever it writes', () => {
  const text = fc.string({
    minLength: 1,
    unit: fc.oneof(fc.constantFrom('|', ':', '\\'), fc.string({ maxLength: 3 })),
  });
  const nonEmpty = text.filter((value) => value !== '');
  const crumb = fc.oneof(fc.record({ name: nonEmpty }), fc.record({ name: nonEmpty, url: nonEmpty }));
  fc.assert(
    fc.property(fc.array(crumb), (crumbs) => {
      expect(parseBreadcrumbs(formatBreadcrumbs(crumbs))).toEqual(crumbs);
    }),
  );
});

it.each([
  { title: 'Home:/|DBA\\: POWERMADD', name: 'Summit Collision - Home - DBA: POWERMADD', why: 'and the steps' },
  { title: '', name: 'Summit Collision', why: 'alone without a page' },
])('names the tab after the company $why', ({ title, name }) => {
  expect(documentTitle('Summit Collision', title)).toBe(name);
});

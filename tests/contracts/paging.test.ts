import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { pageOf, pagingFields, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { EndpointGroup } from '#shared/wire/endpoint.ts';
import { wireName } from '#shared/wire/wire.ts';

const groups: readonly EndpointGroup[] = Object.values(allGroups);
const fieldsOf = (schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> =>
  schema ? (schema as z.core.$ZodObject)._zod.def.shape : {};
const isPaging = (name: string): boolean => /^(skip|take)$/i.test(name);

const withPages = groups.flatMap((group) =>
  Object.entries(group).flatMap(([name, { query }]) =>
    Object.keys(fieldsOf(query)).some(isPaging) ? [{ name, fields: fieldsOf(query) }] : [],
  ),
);

describe('a paged list', () => {
  it.each(withPages)('takes Skip and Take, and both in lower case: $name', ({ fields }) => {
    const paging = Object.entries(fields).filter(([name]) => isPaging(name));
    expect(Object.fromEntries(paging)).toEqual(pagingFields);
  });

  const { getParts, getFacets, getFacetsAlias } = allGroups.catalogue;
  const searches = Object.entries({ getParts, getFacets, getFacetsAlias });

  it.each(searches)('accepts both names in the body of a search: %s', (_name, endpoint) => {
    const names = Object.entries(fieldsOf(endpoint.body)).map(([key, field]) => wireName(key, field));
    expect(names.filter(isPaging).sort()).toEqual(Object.keys(pagingFields).sort());
  });
});

describe('the page of a list', () => {
  const limits = { usual: 12, most: 100 };

  it.each([
    { query: {}, page: { skip: 0, take: 12 }, why: 'nothing is said' },
    { query: { Skip: '24', Take: '48' }, page: { skip: 24, take: 48 }, why: 'the spec has those names' },
    { query: { skip: '24', take: '48' }, page: { skip: 24, take: 48 }, why: 'lower case is an alias' },
    { query: { Skip: '1', Take: '2', skip: '3', take: '4' }, page: { skip: 1, take: 2 }, why: 'the alias gives way' },
    { query: { Take: '101' }, page: { skip: 0, take: 100 }, why: 'there is a most' },
    { query: { Take: '0' }, page: { skip: 0, take: 0 }, why: 'none may be wanted' },
  ])('is $page, because $why', ({ query, page }) => {
    expect(pageOf(query, limits)).toEqual(page);
  });

  it('leaves out nothing between pages', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (rows, take) => {
        const pages = Array.from({ length: Math.ceil(rows.length / take) }, (_, index) =>
          rowsOf(rows, pageOf({ Skip: String(index * take), Take: String(take) }, limits)),
        );
        expect(pages.flat()).toEqual(rows);
      }),
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { findDocuments } from '#functions/catalogue/find-documents.ts';
import type { Catalogue } from '#functions/search/query/catalogue.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { inListOrder } from '#shared/rules/catalogue/fitment-groups.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';

const { getPart, getPartsByList } = catalogueContract;

const MOST = 500;
const FITS = 1300;
const MAKES = ['Honda', 'Toyota', 'BMW', 'Bentley'];

let store: CatalogueStore;
beforeAll(async () => {
  const applications = Array.from({ length: FITS }, (_, index) => ({
    id: String(index),
    partType: '100',
    quantity: 1,
    make: MAKES[index % MAKES.length] ?? '',
    model: `Model ${index % 97}`,
    from: 1990 + (index % 30),
    to: 1990 + (index % 30),
    options: [],
    notes: [`Note ${index}`],
  }));
  const fitments = [{ brand: 'BBAA', brandPartNumber: 'E500', applications }];
  store = await catalogueStore({ ...headlights(), fitments });
});

type Query = Readonly<Record<string, string>>;
const page = async (query: Query) =>
  (await store.visit().call(getPart, { query: { partNumber: 'E500', ...query } })).output();
const list = async (partNumbers: readonly string[], query: Query = {}) =>
  (await store.visit().call(getPartsByList, { query: { partNumbers: [...partNumbers], ...query } })).output().parts;

describe('a part that fits more vehicles than one answer tells', () => {
  it('tells the first 500, and how many there are', async () => {
    const { fitment, fitmentTotal } = await page({});
    expect([fitment.length, fitmentTotal]).toEqual([MOST, FITS]);
  });

  it('tells no more of them than 500 whatever is asked for', async () => {
    expect((await page({ Take: '9999' })).fitment).toHaveLength(MOST);
  });

  it('tells each of them once by Skip and Take, in the order of the list', async () => {
    const pages = [];
    for (let skip = 0; skip < FITS; skip += MOST) pages.push((await page({ Skip: String(skip) })).fitment);
    const all = pages.flat();
    expect(new Set(all.map(({ webDescription }) => webDescription)).size).toBe(FITS);
    expect(inListOrder(all)).toEqual(all);
  });

  it('is searched on the server, which tells how many it found', async () => {
    const { fitment, fitmentTotal } = await page({ fitmentSearch: 'toyota 1995', Take: '3' });
    expect(fitment.map(({ systemMake, systemYear }) => [systemMake, systemYear])).toEqual(
      Array.from({ length: 3 }, () => ['Toyota', '1995']),
    );
    expect(fitmentTotal).toBe((await page({ fitmentSearch: 'toyota 1995' })).fitment.length);
  });

  it.each([1, 3, 100])('is one of %i in a list, which tells at most 500 of all together', async (count) => {
    const parts = await list(Array.from({ length: count }, () => 'E500'));
    expect(parts.map(({ fitmentTotal }) => fitmentTotal)).toEqual(parts.map(() => FITS));
    const told = parts.flatMap(({ fitment }) => fitment).length;
    expect([parts.length, told]).toEqual([count, count * Math.floor(MOST / count)]);
  });

  it('goes on in a list by Skip and Take as well', async () => {
    const [part] = await list(['E500'], { Skip: '1200', Take: '400' });
    expect(part?.fitment).toHaveLength(100);
  });
});

it('a number that comes several times in a list is looked up once', async () => {
  const asked: string[] = [];
  const catalogue = {
    documents: async (ids: readonly string[]) => {
      asked.push(...ids);
      return new Map(ids.map((id) => [id, { id } as PartDocument]));
    },
    findByNumber: async () => [],
  } as unknown as Catalogue;
  const references = Array.from({ length: 100 }, (_, index) => ({ partNumber: `P${index % 2}`, companyCode: '001' }));
  const companies = { aftermarket: '001', salvage: '004' };
  const found = await findDocuments(references, catalogue, companies);
  expect(asked).toEqual(['001#P0', '001#P1']);
  expect(found.map((document) => document?.id)).toEqual(references.map(({ partNumber }) => `001#${partNumber}`));
});

import { expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { catalogueStore } from '../../support/catalogue-visit.ts';
import { aProduct, smallSources } from '../../support/search/small-catalogue.ts';

const { getPart, getParts } = catalogueContract;

const prices = ['A1OLD', 'B2', 'C3'].map((partNumber) => ({
  companyCode: '001',
  partNumber,
  list: 100_000,
  levels: {},
}));

it('a superseded part names what replaces it, and stands last of its type', async () => {
  const products = [
    aProduct({ partNumber: 'A1OLD', successor: 'C3' }),
    aProduct({ partNumber: 'B2', successor: 'B2' }),
    aProduct({ partNumber: 'C3' }),
  ];
  const visit = (await catalogueStore(smallSources({ products, prices }))).visit();
  const body = { categories: ['Lighting|Headlights'] };
  const { parts } = (await visit.call(getParts, { body })).output();
  expect(parts.map(({ partNumber, isSuperseded }) => [partNumber, isSuperseded])).toEqual([
    ['B2', false],
    ['C3', false],
    ['A1OLD', true],
  ]);
  const pageOf = async (partNumber: string) => (await visit.call(getPart, { query: { partNumber } })).output();
  const [old, own] = [await pageOf('A1OLD'), await pageOf('B2')];
  expect([old.isSuperseded, old.replacedBy, own.isSuperseded, own.replacedBy]).toEqual([true, 'C3', false, null]);
});

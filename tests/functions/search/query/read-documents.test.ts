import { expect, test } from 'vitest';
import { collect } from '#functions/search/format/sorted-rows.ts';
import { readDocuments } from '#functions/search/query/read-documents.ts';
import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import { partDocumentSchema } from '#shared/schemas/catalogue/part-document.ts';
import { builtCatalogue } from '../../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../../support/search/generated-catalogue.ts';

const sources = generatedCatalogue({ seed: 11, aftermarket: 700, salvage: 900, applicationsPerPart: 12, types: 12 });
const { reader } = await builtCatalogue(sources);
const products = await collect(sources.products);
const fitments = await collect(sources.fitments);
const salvage = await collect(sources.salvage);
const interchange = (await collect(sources.interchange)).filter(({ make }) => make !== 'MISC');

test('B22: every aftermarket part has its document, with all that it fits', async () => {
  const found = await readDocuments(
    products.map(({ companyCode, partNumber }) => `${companyCode}#${partNumber}`),
    reader,
  );
  expect([...found.values()]).toEqual(
    products.map((product, index) => ({
      lineOfBusiness: 'aftermarket',
      id: `${product.companyCode}#${product.partNumber}`,
      product,
      applications: fitments[index]?.applications,
    })),
  );
});

test('B22: every recycled part has its document, with the vehicles that share it', async () => {
  const found = await readDocuments(
    salvage.map(({ guid }) => guid),
    reader,
  );
  const key = ({ interchangeNumber }: { interchangeNumber: string }) => matchedInterchangeNumber(interchangeNumber);
  const sharing = Map.groupBy(interchange, key);
  expect([...found.values()]).toEqual(
    salvage.map((part) => ({
      lineOfBusiness: 'salvage',
      id: part.guid,
      part,
      interchange: sharing.get(key(part)) ?? [],
    })),
  );
});

test('documents are as their schema says', async () => {
  const ids = [`001#${products[0]?.partNumber}`, salvage[0]?.guid ?? ''];
  const found = await readDocuments(ids, reader);
  expect([...found.values()].map((document) => partDocumentSchema.safeParse(document).success)).toEqual([true, true]);
});

test('an id that the catalogue lacks is left out', async () => {
  const found = await readDocuments(['001#NOPE', '', '#', '0', 'zzz', '002#AC01000000'], reader);
  expect(found.size).toBe(0);
});

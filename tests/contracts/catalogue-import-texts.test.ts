import { expect, it } from 'vitest';
import {
  CATALOGUE_IMPORT_STATES,
  CATALOGUE_IMPORT_TEXTS,
  CATALOGUE_IMPORTS_TEXTS,
  CATALOGUE_KIND_NAMES,
  catalogueKindName,
} from '#shared/texts/imports/catalogue-import-texts.ts';

it('the kinds of files have names', () => {
  expect(Object.values(CATALOGUE_KIND_NAMES)).toEqual([
    'Vehicles',
    'Part types',
    'Codes',
    'Cross-references',
    'ACES fitments',
    'PIES items',
    'Products',
    'Prices',
    'Stock',
    'Recycled parts',
    'Interchange',
    'Categories',
    'Product lines',
    'Warehouses',
    'Yards',
    'Customers',
    'Price levels',
    'Tax rates',
    'Shipping rates',
    'Insurers',
    'Synonyms',
  ]);
  expect([catalogueKindName('stock'), catalogueKindName('BBBB')]).toEqual(['Stock', 'BBBB']);
});

it('the states of an import have names', () => {
  expect(Object.values(CATALOGUE_IMPORT_STATES)).toEqual([
    'Reading',
    'Waiting for another import',
    'Building the catalog',
    'Writing prices and stock',
    'Publishing',
    'Done',
    'No change',
    'Compared',
    'Stopped',
    'Failed',
  ]);
});

it('buttons and columns are short', () => {
  const { begin, guessing, built, wayBack } = CATALOGUE_IMPORTS_TEXTS;
  const { accept } = CATALOGUE_IMPORT_TEXTS;
  expect([begin, guessing, accept]).toEqual(['Import', 'Looking at its columns …', 'Import anyway']);
  expect([built, wayBack]).toEqual(['Published', 'Way back']);
});

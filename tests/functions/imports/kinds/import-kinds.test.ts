import { expect, it } from 'vitest';
import { IMPORT_KINDS, kindOfSource } from '#functions/imports/kinds/import-kinds.ts';
import { hasSuppliers, importKinds } from '#shared/schemas/stored/import.ts';

it.each(importKinds)('files of %s are read after the files whose rows they need', (kind) => {
  const later = importKinds.slice(importKinds.indexOf(kind));
  expect(IMPORT_KINDS[kind].reads.filter((read) => later.includes(read))).toEqual([]);
});

it.each([
  { source: { kind: 'fitments', key: 'BBBB' }, kind: 'aces' },
  { source: { kind: 'items', key: 'BBBB' }, kind: 'pies' },
  { source: { kind: 'vehicles', key: 'all' }, kind: 'vehicle-map' },
  { source: { kind: 'locations', key: 'yards' }, kind: 'yards' },
  { source: { kind: 'stock', key: 'east' }, kind: 'stock' },
  { source: { kind: 'sold-parts', key: 'all' }, kind: undefined },
])('the source $source.kind $source.key is staged from files of $kind', ({ source, kind }) => {
  expect(kindOfSource(source)).toBe(kind);
});

it.each(importKinds)('files of %s have suppliers where their sources do', (kind) => {
  const { destination } = IMPORT_KINDS[kind];
  expect(hasSuppliers(kind)).toBe(destination.to === 'source' && destination.by === 'supplier');
});

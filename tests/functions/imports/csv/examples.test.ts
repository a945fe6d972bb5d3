import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { IMPORT_KINDS } from '#functions/imports/kinds/import-kinds.ts';
import { type ImportKind, importKinds } from '#shared/schemas/stored/import.ts';
import { readFile } from './read-file.ts';

const EXAMPLES = path.resolve('tests/functions/imports/examples');
const DOCUMENTS = path.resolve('docs/formats');
const csvKinds = importKinds.flatMap((kind) => {
  const { format } = IMPORT_KINDS[kind];
  return typeof format === 'string' ? [] : [{ kind, format }];
});

/** 'stock-by-warehouse.csv' is another example of 'stock'. */
const examplesOf = (kind: ImportKind) =>
  readdirSync(EXAMPLES).filter((file) => file === `${kind}.csv` || file.startsWith(`${kind}-by-`));

const documentOf = (kind: ImportKind) => readFileSync(path.join(DOCUMENTS, `${kind}.md`), 'utf8');

describe.each(csvKinds)('the format of $kind', ({ kind, format }) => {
  it('is called what it is listed as', () => {
    expect(format.kind).toBe(kind);
  });

  it('is described with every name of every column', () => {
    const document = documentOf(kind);
    const names = Object.values(format.columns).flatMap((column) =>
      column.kind === 'family' ? column.names.map((name) => `${name}:`) : column.names,
    );
    expect(names.filter((name) => !document.includes(`\`${name}`))).toEqual([]);
  });

  it('is described with examples', () => {
    const document = documentOf(kind);
    const files = examplesOf(kind);
    expect(files.filter((file) => document.includes(`tests/functions/imports/examples/${file}`))).toEqual(files);
  });

  it.each(examplesOf(kind))('reads its example %s to the last row', async (file) => {
    const bytes = readFileSync(path.join(EXAMPLES, file));
    const { rows, issues, summary } = await readFile(format, bytes, { pieces: 100 });
    expect(issues.filter(({ severity }) => severity === 'refused')).toEqual([]);
    expect(rows.length).toBe(summary?.read);
    expect(rows.length).toBeGreaterThan(1);
  });
});

import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CommandTools, catalogueCommand } from '#functions/imports/catalogue-command.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { aPriceFile, aProductFile, aSalvageFile } from '../../builders/catalogue-files.ts';
import { importBench } from '../../support/import-bench.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { unmanaged } from '../../support/unmanaged-store.ts';

let bench: Awaited<ReturnType<typeof importBench>>;
let folder: string;
let lines: string[];
beforeEach(async () => {
  bench = await importBench();
  folder = await temporaryFolder();
});

/** Nothing is cleared away here. */
const tools = (): CommandTools => ({
  ...bench.tools,
  store: unmanaged(bench.store),
});

async function run(...args: readonly string[]): Promise<boolean> {
  lines = [];
  return catalogueCommand(tools(), args, (line) => lines.push(line.replaceAll(folder, 'FOLDER')));
}

/** Before the clock of the bench. */
const MADE = new Date('2026-03-01T00:00:00Z');

/** Writes a file and answers how the command names it. */
async function given(kind: string, content: string): Promise<string> {
  const file = path.join(folder, `${kind.replace(':', '-')}.csv`);
  await writeFile(file, content);
  await utimes(file, MADE, MADE);
  return `${kind}=${file}`;
}

describe('importing', () => {
  it('tells how it is getting on, what was wrong and what came of it', async () => {
    expect(await run(await given('products', `${aProductFile('A1', 'A2')}\nA3,BBBB`))).toBe(true);
    expect(lines).toContain('FOLDER/products.csv:4: refused: The row has 2 cells, but the header has 7.');
    expect(lines).toContainEqual(expect.stringMatching(/^building: 2 rows read \(\d+\/s\), 0 written, 1 refused$/));
    expect(lines.at(-3)).toBe('2 rows imported, 1 refused, 0 warnings; 2 offers and records written');
    expect(lines.at(-2)).toBe('Parts: 2 added, 0 changed, 0 removed; 2 without a price, 2 without stock');
    expect(lines.at(-1)).toBe('Version 1: 2 aftermarket parts, 0 recycled parts, 0 fitments');
  });

  it('of a file that can not be used says so, and changes nothing', async () => {
    expect(await run(await given('products', 'Color\nred\n'))).toBe(false);
    expect(lines.at(-1)).toBe('FOLDER/products.csv can not be used; nothing was changed.');
    expect(await bench.tools.versions.current()).toBeUndefined();
  });

  it('shows the first issues of each kind, how many there are, and where all of them are', async () => {
    const bad = Array.from({ length: 60 }, () => 'X').join('\n');
    await run(await given('products', `${aProductFile('A1')}\n${bad}`));
    expect(lines.filter((line) => line.includes(': refused: '))).toHaveLength(3);
    expect(lines).toContain(
      'FOLDER/products.csv: 60 refused, ragged-row, the first at 3: The row has 1 cells, but the header has 7.',
    );
    const id = lines[0]?.replace('Import ', '') ?? '';
    expect(lines).toContain(`All issues: npm run catalogue -- status ${id}`);
    await run('status', id);
    expect(lines.filter((line) => line.includes(': refused: '))).toHaveLength(60);
  });

  it('keeps the files of suppliers apart', async () => {
    await run(await given('products', aProductFile('A1')), await given('products:second', aProductFile('B1')));
    expect(await bench.found({ keyword: 'cabin' })).toEqual(['001#A1', '001#B1']);
  });
});

describe('a dry run', () => {
  it('tells what would be different, and changes nothing', async () => {
    await run(
      await given('products', aProductFile('A1', 'A2')),
      await given('prices', aPriceFile({ A1: '5', A2: '5' })),
    );
    const files = [
      await given('products', aProductFile('A1', 'A3', 'A4')),
      await given('prices', aPriceFile({ A1: '6' })),
      await given('salvage', aSalvageFile('g-1')),
    ];
    expect(await run('--dry-run', ...files)).toBe(true);
    expect(lines.slice(-4)).toEqual([
      'Nothing was changed. The import would change:',
      'parts: 3 added, 0 changed, 1 removed',
      'fitments: 0 added, 0 changed, 0 removed',
      'offers: 3 added, 1 changed, 1 removed',
    ]);
    expect((await bench.tools.versions.current())?.version).toBe(1);
    expect(await bench.offer('001#A1')).toMatchObject({ list: 50_000 });
    expect(await bench.offer('g-1')).toBeUndefined();
  });
});

describe('versions', () => {
  it('are listed, the newest first, and gone back to', async () => {
    await run(await given('products', aProductFile('A1')));
    await run(await given('products', aProductFile('A2')));
    await run('versions');
    expect(lines).toEqual([
      expect.stringMatching(
        /^2 {2}2026-03-02T.* 1 aftermarket, 0 recycled parts; 1 added, 0 changed, 1 removed {2}current$/,
      ),
      expect.stringMatching(/^1 {2}2026-03-02T.* 1 aftermarket, 0 recycled parts; 1 added, 0 changed, 0 removed$/),
    ]);
    await run('rollback');
    expect(lines).toEqual(['Version 3 has what the earlier version had']);
    expect(await bench.found({ keyword: 'cabin' })).toEqual(['001#A1']);
  });
});

describe('a rebuild', () => {
  it('is of a catalogue that another release built, whose index this one does not read', async () => {
    await run(await given('products', aProductFile('A1', 'A2')));
    await bench.builtByAnotherRelease();
    await expect(bench.found({ keyword: 'cabin' })).rejects.toThrow(CATALOGUE_TEXTS.beingBuilt);
    await run('rebuild');
    expect(lines).toEqual(['Version 3 is the version before it, built again']);
    expect(await bench.found({ keyword: 'cabin' })).toEqual(['001#A1', '001#A2']);
  });

  it('of a catalogue that this release built changes nothing', async () => {
    await run(await given('products', aProductFile('A1')));
    await run('rebuild');
    expect(lines).toEqual(['This release built the catalogue, so nothing was done']);
    expect((await bench.tools.versions.current())?.version).toBe(1);
  });

  it('before the first import changes nothing', async () => {
    await run('rebuild');
    expect(await bench.tools.versions.current()).toBeUndefined();
  });
});

describe('what nobody can do', () => {
  it.each([
    { args: [], why: 'nothing' },
    { args: ['nonsense=x.csv'], why: 'an unknown kind' },
    { args: ['aces'], why: 'no file' },
    { args: ['aces:supplier=x.xml'], why: 'a supplier of a kind that goes by brands' },
    { args: ['rollback', 'yesterday'], why: 'a version that is no number' },
    { args: ['--level', 'JBR', 'pies=x.xml'], why: 'a price type without its level' },
    { args: ['--accept-removals', 'all', 'pies=x.xml'], why: 'no number of removals' },
  ])('is explained: $why', async ({ args }) => {
    await expect(run(...args)).rejects.toThrow('npm run catalogue --');
  });

  it('is to import a file that is not there', async () => {
    await expect(run('products=/nowhere/at-all.csv')).rejects.toThrow('There is no file /nowhere/at-all.csv');
  });

  it('is to look at an import that never was', async () => {
    await expect(run('status', 'nobody')).rejects.toThrow('There is no import nobody');
  });
});

describe('the status', () => {
  it('without an id is that of the latest imports, the newest first', async () => {
    await run(await given('products', aProductFile('A1')));
    const first = lines[0]?.replace('Import ', '');
    await run('status');
    expect(lines).toEqual([expect.stringContaining(`${first}`)]);
    expect(lines[0]).toContain('done: 1 rows read');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_ADDED_SYNONYMS } from '#functions/data/catalogue/synonym-repository.ts';
import { importsDependencies } from '#functions/imports/dependencies.ts';
import { importsRoutes } from '#functions/imports/routes.ts';
import { uploadStore } from '#functions/imports/uploads/upload-store.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import type { SynonymWords } from '#shared/schemas/wire/synonym-words.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { aProductFile } from '../../builders/catalogue-files.ts';
import { aUser } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { anAddedSynonym } from '../../builders/synonyms.ts';
import { importBench } from '../../support/import-bench.ts';
import { noPeople } from '../../support/people-imports/no-people.ts';
import { visitGroup } from '../../support/visit-group.ts';

const { addSynonym, listSynonyms, removeSynonym } = importsContract;
type Bench = Awaited<ReturnType<typeof importBench>>;

/** Two cabin air filters, which nobody here calls by their name. */
const products = aProductFile('EX-1', 'EX-2');
const HEADER = 'Words,Means,Part Type,Relation';
const partTypes = 'Line Of Business,Part Type,Name\n1,6832,Cabin Air Filter';
const filters = ['001#EX-1', '001#EX-2'];
const found = (bench: Bench, keyword: string) => bench.found({ keyword, needsAllWords: true });
const read = async ({ tools }: Bench) => {
  const { rows, added } = await tools.synonyms.read();
  return [...rows.flatMap(({ words }) => words), ...added.map(({ words }) => words)];
};

let bench: Bench;
beforeEach(async () => {
  bench = await importBench();
  await bench.importFiles({ 'part-types': partTypes, products });
});

describe('a file of synonyms', () => {
  it('lets customers find parts by the words in it, without another version of the catalogue', async () => {
    const before = await found(bench, 'pollen thing');
    const { outcome } = await bench.importFiles({ synonyms: `${HEADER}\npollen thing,cabin filter,,` });
    expect([before, await found(bench, 'pollen thing')]).toEqual([[], filters]);
    expect([outcome, (await bench.tools.versions.current())?.version]).toEqual([{ kind: 'unchanged' }, 1]);
  });

  it('names keywords of part types, by the list of part types that is imported with it', async () => {
    const renamed = partTypes.replace('Cabin Air Filter', 'Dust Screen');
    const { issues } = await bench.importFiles({
      'part-types': renamed,
      synonyms: `${HEADER}\nnosebag,,6832,\nnosebag,,9999,`,
    });
    expect(await found(bench, 'nosebag')).toEqual(filters);
    expect((await bench.tools.synonyms.read()).rows.map(({ means }) => means)).toEqual([['Dust Screen']]);
    expect(issues).toEqual([
      expect.objectContaining({ line: 3, code: 'unknown-part-type', message: 'There is no part type 9999.' }),
    ]);
  });

  it('takes the place of the file before, and leaves what was added by hand', async () => {
    await bench.tools.synonyms.add(anAddedSynonym({ words: 'by hand' }), () => undefined);
    await bench.importFiles({ synonyms: `${HEADER}\none,filter,,\ntwo,filter,,` });
    await bench.importFiles({ synonyms: `${HEADER}\nthree,filter,,` });
    expect(await read(bench)).toEqual(['three', 'by hand']);
  });

  it('removes words from the groups of the product', async () => {
    const before = await found(bench, 'air cleaner element');
    await bench.importFiles({ synonyms: `${HEADER}\nair cleaner element,,,remove` });
    expect([before, await found(bench, 'air cleaner element')]).toEqual([filters, []]);
  });

  it.each([
    { file: `${HEADER}\nthree,,,`, why: 'no row is right' },
    { file: HEADER, why: 'there is no row' },
    { file: 'Color\nred', why: 'a column is missing' },
    {
      file: [
        HEADER,
        ...Array.from({ length: 6000 }, (_, index) => `quite a long word ${index},cabin air filter,,`),
      ].join('\n'),
      why: 'it is too long',
    },
  ])('changes nothing where $why', async ({ file }) => {
    await bench.importFiles({ synonyms: `${HEADER}\none,filter,,` });
    const version = await bench.tools.synonyms.version();
    await bench.importFiles({ synonyms: file });
    expect([await read(bench), await bench.tools.synonyms.version()]).toEqual([['one'], version]);
  });

  it('that is too long says so', async () => {
    const rows = Array.from({ length: 6000 }, (_, index) => `quite a long word ${index},cabin air filter,,`);
    const { issues } = await bench.importFiles({ synonyms: [HEADER, ...rows].join('\n') });
    expect(issues.map(({ message }) => message)).toEqual([SYNONYM_TEXTS.fileTooLong]);
  });

  it('of 4000 rows is saved', async () => {
    const rows = Array.from({ length: 4000 }, (_, index) => `word ${index},filter,,`);
    expect((await bench.importFiles({ synonyms: [HEADER, ...rows].join('\n') })).issues).toEqual([]);
    expect((await bench.tools.synonyms.read()).rows).toHaveLength(4000);
  });

  it('is tried without effect', async () => {
    await bench.importFiles({ synonyms: `${HEADER}\none,filter,,` }, { isDryRun: true });
    expect(await bench.tools.synonyms.version()).toBe(0);
  });
});

function visitAs(actor: Parameters<typeof aSignedIn>[0], of = bench) {
  const dependencies = importsDependencies(of.table, {
    store: of.store,
    uploadStore: uploadStore('catalogue', () => {
      throw new Error('No upload is read here');
    }),
    beginExecution: async () => undefined,
    ...noPeople,
    now: () => new Date('2026-03-02T09:00:00Z'),
  });
  return visitGroup(importsContract, importsRoutes(dependencies), aSignedIn(actor));
}
const staff = { level: 0, accountId: 1, user: aUser({ userName: 'provider-admin' }) } as const;
const add = (body: SynonymWords, of = bench) => visitAs(staff, of).call(addSynonym, { body });
const list = async (of = bench) => (await visitAs(staff, of).call(listSynonyms)).output();

describe('a synonym that staff adds', () => {
  it('is found by customers, and listed with who added it', async () => {
    const added = (await add({ words: 'Pollen Thing', means: 'cabin filter' })).output();
    expect(added).toMatchObject({
      words: 'Pollen Thing',
      means: 'cabin filter',
      addedAt: '2026-03-02T09:00:00.000Z',
      addedBy: 'provider-admin',
    });
    expect(await list()).toEqual([added]);
    expect(await found(bench, 'pollen thing')).toEqual(filters);
  });

  it('is no longer found once it is removed', async () => {
    const { id } = (await add({ words: 'pollen thing', means: 'cabin filter' })).output();
    expect((await visitAs(staff).call(removeSynonym, { params: { id } })).status).toBe(200);
    expect([await list(), await found(bench, 'pollen thing')]).toEqual([[], []]);
  });

  it('that was removed already is not there', async () => {
    const answer = await visitAs(staff).call(removeSynonym, { params: { id: 'none' } });
    expect(answer).toMatchObject({ status: 404, errors: SYNONYM_TEXTS.noSynonym });
  });

  it('is there once when it is sent again, in another spelling too', async () => {
    const first = (await add({ words: 'pollen thing', means: 'tail light' })).output();
    const again = (await add({ words: 'Pollen Things', means: 'tail lamp' })).output();
    expect([again, await list()]).toEqual([first, [first]]);
  });

  it('can not mean something else as well', async () => {
    await add({ words: 'pollen thing', means: 'cabin filter' });
    const answer = await add({ words: 'pollen thing', means: 'hood' });
    expect(answer).toMatchObject({ status: 409, errors: SYNONYM_TEXTS.alreadyAdded('cabin filter') });
    expect(await list()).toHaveLength(1);
  });

  it.each([
    { body: { words: '!?', means: 'hood' }, path: 'Words', message: SYNONYM_TEXTS.noWord, why: 'no word' },
    { body: { words: 'hot box', means: '–' }, path: 'Means', message: SYNONYM_TEXTS.noWord, why: 'no meaning' },
    {
      body: { words: 'a1 a2 a3 a4 a5 a6 a7 a8 a9', means: 'hood' },
      path: 'Words',
      message: SYNONYM_TEXTS.tooManyWords(8),
      why: 'nine words',
    },
    {
      body: { words: 'head lights', means: 'head lamp' },
      path: 'Means',
      message: SYNONYM_TEXTS.sameMeaning,
      why: 'a spelling of the same word',
    },
  ])('is refused at its field: $why', async ({ body, path, message }) => {
    const answer = await add(body);
    expect(answer).toMatchObject({ status: 400, errors: ERROR_TEXTS.invalidRequest });
    expect(JSON.parse(answer.text).errors).toEqual([{ path, message }]);
    expect(await bench.tools.synonyms.version()).toBe(0);
  });

  it.each([1, 2, 3] as const)('is not for level %s, neither to add nor to list nor to remove', async (level) => {
    const { id } = (await add({ words: 'pollen thing', means: 'cabin filter' })).output();
    const visitor = visitAs({ level });
    const answers = [
      await visitor.call(addSynonym, { body: { words: 'hot box', means: 'hood' } }),
      await visitor.call(listSynonyms),
      await visitor.call(removeSynonym, { params: { id } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, errors: SESSION_TEXTS.unauthorized });
    expect((await list()).map(({ words }) => words)).toEqual(['pollen thing']);
  });

  it('of one provider is not another’s, and neither is a file', async () => {
    const other = await importBench();
    await other.importFiles({ products });
    await add({ words: 'pollen thing', means: 'cabin filter' });
    await bench.importFiles({ synonyms: `${HEADER}\nnosebag,cabin filter,,` });
    expect([await list(other), await found(other, 'pollen thing'), await found(other, 'nosebag')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('synonyms that are added at the same time', () => {
  it('are all kept, and each is a change', async () => {
    const typed = Array.from({ length: 6 }, (_, index) => `word ${index}`);
    await Promise.all(typed.map((words) => add({ words, means: 'hood' })));
    expect((await list()).map(({ words }) => words).toSorted()).toEqual(typed);
    expect(await bench.tools.synonyms.version()).toBe(typed.length);
  });

  it('are one if they are the same', async () => {
    await Promise.all(Array.from({ length: 4 }, () => add({ words: 'hot box', means: 'hood' })));
    expect(await list()).toHaveLength(1);
  });
});

it('there are so many synonyms at most', async () => {
  const { synonyms } = bench.tools;
  for (let index = 0; index < MOST_ADDED_SYNONYMS; index++) {
    await synonyms.add(anAddedSynonym({ id: `s-${index}`, words: `word ${index}` }), () => undefined);
  }
  const answer = await add({ words: 'one more', means: 'hood' });
  expect(answer).toMatchObject({ status: 409, errors: SYNONYM_TEXTS.tooMany(MOST_ADDED_SYNONYMS) });
  await bench.tools.synonyms.remove('s-0');
  expect((await add({ words: 'one more', means: 'hood' })).status).toBe(200);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { type ImportsDependencies, importsDependencies } from '#functions/imports/dependencies.ts';
import { newImport } from '#functions/imports/engine/job-record.ts';
import { importsRoutes } from '#functions/imports/routes.ts';
import { openUpload } from '#functions/imports/uploads/open-upload.ts';
import { uploadStore } from '#functions/imports/uploads/upload-store.ts';
import type { ImportInput } from '#functions/imports/workflow/import-event.ts';
import { UnreadableObject } from '#functions/objects/object-store.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import { importsContract, MOST_UPLOAD_BYTES } from '#shared/contracts/imports.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { aPriceFile, aProductFile, aStockFile } from '../../builders/catalogue-files.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { catalogueBucketServer } from '../../support/catalogue-bucket.ts';
import { importBench } from '../../support/import-bench.ts';
import { noPeople } from '../../support/people-imports/no-people.ts';
import { visitGroup } from '../../support/visit-group.ts';

const {
  beginImport,
  getImport,
  getImportFaults,
  getRefusedRows,
  guessImportKind,
  listCatalogueVersions,
  listImports,
  prepareUpload,
  rebuildCatalogue,
  rollBackCatalogue,
} = importsContract;

const ASOF = '2026-03-01T00:00:00Z';
const provider = aSignedIn({ level: 0, accountId: 1 });

let bench: Awaited<ReturnType<typeof importBench>>;
let client: Awaited<ReturnType<typeof catalogueBucketServer>>['client'];
let begun: ImportInput[];
beforeEach(async () => {
  bench = await importBench();
  ({ client } = await catalogueBucketServer());
  begun = [];
});

function visit(changed: Partial<ImportsDependencies> = {}) {
  const dependencies = importsDependencies(bench.table, {
    store: bench.store,
    uploadStore: uploadStore('catalogue', () => client),
    beginExecution: async (_name, input) => void begun.push(input as ImportInput),
    ...noPeople,
    now: () => new Date('2026-03-02T09:00:00Z'),
  });
  return visitGroup(importsContract, importsRoutes({ ...dependencies, ...changed }), provider);
}

/** As a client does it: asks where to, and puts each part there. */
async function upload(name: string, content: string | Buffer): Promise<string> {
  const bytes = Buffer.from(content);
  const asked = await visit().call(prepareUpload, { body: { name, bytes: bytes.length, asOf: ASOF } });
  const { uploadId, partBytes, urls } = asked.output();
  for (const [index, url] of urls.entries()) {
    const body = bytes.subarray(index * partBytes, (index + 1) * partBytes);
    expect((await fetch(url, { method: 'PUT', body })).status).toBe(200);
  }
  return uploadId;
}

describe('an upload', () => {
  it('of a large file goes in parts, and is read as one', async () => {
    const content = Buffer.alloc(20_000_000, 'part number,');
    const uploadId = await upload('large.csv', content);
    const { files } = await beginWith([{ kind: 'products', uploadId }]);
    const chunks = await collect(openUpload('catalogue', files[0] ?? { key: '' }, client));
    expect(files[0]).toMatchObject({ name: 'large.csv', parts: 3, bytes: 20_000_000, asOf: ASOF });
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  });

  it('takes a part of just that length, which is signed into its address', async () => {
    const asked = await visit().call(prepareUpload, { body: { name: 'a.csv', bytes: 12, asOf: ASOF } });
    const [url = ''] = asked.output().urls;
    const { searchParams, pathname } = new URL(url);
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host');
    expect(searchParams.get('X-Amz-Expires')).toBe('3600');
    expect(pathname).toBe(`/catalogue/uploads/${asked.output().uploadId}/0001`);
  });

  it.each([
    { body: { Name: '', Bytes: 1, AsOf: ASOF }, why: 'no name' },
    { body: { Name: 'a.csv', Bytes: 0, AsOf: ASOF }, why: 'nothing in it' },
    { body: { Name: 'a.csv', Bytes: MOST_UPLOAD_BYTES + 1, AsOf: ASOF }, why: 'too much in it' },
    { body: { Name: 'a.csv', Bytes: 1, AsOf: 'yesterday' }, why: 'no date' },
  ])('is refused with $why', async ({ body }) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await visit().send(prepareUpload.path, init);
    expect([answer.status, answer.errors]).toEqual([400, ERROR_TEXTS.invalidRequest]);
  });
});

type Files = NonNullable<Parameters<typeof beginWith>[0]>;

async function beginWith(
  files: readonly { kind: 'products' | 'prices' | 'aces' | 'stock'; uploadId: string; supplier?: string }[],
) {
  const answer = await visit().call(beginImport, { body: { files: [...files] } });
  return { view: answer.output(), files: begun.at(-1)?.files ?? [] };
}

const tryWith = (files: Files, idempotencyKey?: string) =>
  visit().call(beginImport, { body: { files: [...files] } }, idempotencyKey === undefined ? {} : { idempotencyKey });

describe('an import', () => {
  it('begins with the files, and can be watched at once', async () => {
    const products = await upload('products.csv', aProductFile('EX-1'));
    const stock = await upload('stock.csv', aStockFile({ 'EX-1': 3 }));
    const levels = [{ priceType: 'jbr', level: 'jobber' }];
    const answer = await visit().call(beginImport, {
      body: {
        files: [
          { kind: 'products', uploadId: products },
          { kind: 'stock', uploadId: stock, supplier: 'east' },
        ],
        levels,
        isDryRun: true,
      },
    });
    const { id, ...view } = answer.output();
    expect(view).toMatchObject({
      state: 'reading',
      files: [
        { kind: 'products', name: 'products.csv' },
        { kind: 'stock', name: 'stock.csv' },
      ],
      rowsRead: 0,
    });
    expect(begun).toEqual([
      {
        id,
        files: [
          expect.objectContaining({ kind: 'products', key: `uploads/${products}`, parts: 1, asOf: ASOF }),
          expect.objectContaining({ kind: 'stock', supplier: 'east', name: 'stock.csv' }),
        ],
        options: { isDryRun: true, levels: { JBR: 'jobber' } },
      },
    ]);
    expect((await visit().call(getImport, { params: { id } })).output()).toEqual(answer.output());
    expect((await visit().call(listImports)).output()).toEqual([answer.output()]);
  });

  it('case N25: may lose the number of rows that an earlier one stopped at, and no unknown number', async () => {
    const uploadId = await upload('products.csv', aProductFile('EX-1'));
    const body = { files: [{ kind: 'products' as const, uploadId }], acceptRemovals: true };
    const unknown = await visit().call(beginImport, { body });
    expect([unknown.status, JSON.parse(unknown.text).errors]).toEqual([
      400,
      [{ path: 'Removals', message: 'Removals must be the number of rows that the import said it would remove.' }],
    ]);
    await visit().call(beginImport, { body: { ...body, removals: 20 } });
    expect(begun).toMatchObject([{ options: { acceptRemovals: 20 } }]);
  });

  it('case N01: knows when its files arrived, whatever date they have', async () => {
    const uploadId = await upload('products.csv', aProductFile('EX-1'));
    const { files } = await beginWith([{ kind: 'products', uploadId }]);
    expect(Math.abs(Date.parse(files[0]?.arrivedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('asked for again with the same key is the same import, with another body it is refused (W6)', async () => {
    const uploadId = await upload('products.csv', aProductFile('EX-1'));
    const first = await tryWith([{ kind: 'products', uploadId }], 'load-of-march');
    const again = await tryWith([{ kind: 'products', uploadId }], 'load-of-march');
    expect(again.output()).toEqual(first.output());
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const other = await tryWith([{ kind: 'prices', uploadId }], 'load-of-march');
    expect([other.status, other.errors]).toEqual([409, ERROR_TEXTS.keyRepeated]);
  });

  it('that could not be begun begins when it is asked for again', async () => {
    const uploadId = await upload('products.csv', aProductFile('EX-1'));
    const body = { files: [{ kind: 'products' as const, uploadId }] };
    const broken = visit({ beginExecution: () => Promise.reject(new Error('no state machine')) });
    expect((await broken.call(beginImport, { body }, { idempotencyKey: 'load-of-march' })).status).toBe(500);
    const { id } = (await tryWith(body.files, 'load-of-march')).output();
    expect(begun.map((input) => input.id)).toEqual([id]);
  });

  it('that has ended is answered without its uploads, which are gone by then', async () => {
    const uploadId = await upload('products.csv', aProductFile('EX-1'));
    const { id } = (await tryWith([{ kind: 'products', uploadId }], 'load-of-march')).output();
    const ended = await bench.tools.imports.find(id);
    await bench.tools.imports.save({ ...(ended ?? newImport(id, [], ASOF)), state: 'done', version: 1 });
    begun = [];
    const repeated = visit({ uploads: { find: async () => undefined, save: async () => undefined } });
    const body = { files: [{ kind: 'products' as const, uploadId }] };
    const answer = await repeated.call(beginImport, { body }, { idempotencyKey: 'load-of-march' });
    expect([answer.output().state, begun]).toEqual(['done', []]);
  });

  it('is refused when a file has not come whole', async () => {
    const { uploadId } = (
      await visit().call(prepareUpload, { body: { name: 'half.csv', bytes: 5, asOf: ASOF } })
    ).output();
    const answer = await tryWith([{ kind: 'products', uploadId }]);
    expect([answer.status, answer.errors]).toEqual([409, IMPORT_TEXTS.uploadIncomplete('half.csv')]);
    expect(begun).toEqual([]);
  });

  it.each([
    { file: { kind: 'products', uploadId: 'gone' }, status: 404, errors: IMPORT_TEXTS.noUpload('gone') },
    { file: { kind: 'aces', uploadId: 'x', supplier: 'east' }, status: 400, errors: IMPORT_TEXTS.noSuppliers('aces') },
  ] as const)('of $file.kind is refused: $errors', async ({ file, status, errors }) => {
    const answer = await tryWith([file]);
    expect([answer.status, answer.errors]).toEqual([status, errors]);
    expect((await visit().call(listImports)).output()).toEqual([]);
  });

  it('that there is not has its own text', async () => {
    const answers = [
      await visit().call(getImport, { params: { id: 'none' } }),
      await visit().call(getImportFaults, { params: { id: 'none' }, query: {} }),
    ];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual([
      [404, IMPORT_TEXTS.noImport],
      [404, IMPORT_TEXTS.noImport],
    ]);
  });

  it('tells its files with their uploads and suppliers, so that they can be imported again', async () => {
    const uploadId = await upload('stock.csv', aStockFile({ 'EX-1': 3 }));
    const { view } = await beginWith([{ kind: 'stock', uploadId, supplier: 'east' }]);
    expect(view.files).toEqual([{ kind: 'stock', name: 'stock.csv', supplier: 'east', uploadId }]);
  });

  it('has files of distinct names, because faults name them', async () => {
    const names = ['a.csv', 'a.csv', 'a.csv (2)'];
    const uploads = [];
    for (const name of names) uploads.push(await upload(name, aProductFile('EX-1')));
    const { files } = await beginWith(uploads.map((uploadId) => ({ kind: 'products' as const, uploadId })));
    expect(files.map(({ name }) => name)).toEqual(['a.csv', 'a.csv (2)', 'a.csv (2) (2)']);
  });

  it('tells the price levels that it was asked for with', async () => {
    const uploadId = await upload('products.csv', aProductFile('EX-1'));
    const levels = [{ priceType: 'jbr', level: 'jobber' }];
    const answer = await visit().call(beginImport, { body: { files: [{ kind: 'products', uploadId }], levels } });
    expect(answer.output().levels).toEqual([{ priceType: 'JBR', level: 'jobber' }]);
  });

  it('tells its refused rows, and the faults of a kind', async () => {
    const prices = ['Part Number,List Price', 'EX-9,1', 'EX-1,much', ',2'].join('\n');
    const { state } = await bench.importFiles({ products: aProductFile('EX-9'), prices });
    const params = { id: state.id };
    const rows = (await visit().call(getRefusedRows, { params, query: { File: 'prices.txt', Take: '1' } })).output();
    expect(rows).toMatchObject({
      headings: ['Part Number', 'List Price'],
      data: [{ line: 3, cells: ['EX-1', 'much'] }],
      hasMore: true,
    });
    const query = { File: 'prices.txt', Code: 'missing' };
    const faults = (await visit().call(getImportFaults, { params, query })).output();
    expect([faults.total, faults.data.map(({ line, field }) => [line, field])]).toEqual([1, [[4, 'Part Number']]]);
  });

  it('whose report was deleted says so', async () => {
    const { state } = await bench.importFiles({ products: `${aProductFile('EX-9')}\nA` });
    const gone = async () => {
      throw new UnreadableObject('gone');
    };
    const broken = visit({ store: { get: gone } });
    const params = { id: state.id };
    const answers = [
      await broken.call(getImportFaults, { params, query: {} }),
      await broken.call(getRefusedRows, { params, query: {} }),
    ];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual([
      [404, IMPORT_TEXTS.noReport],
      [404, IMPORT_TEXTS.noReport],
    ]);
  });

  it('tells its issues page by page', async () => {
    const lines = ['Part Number,List Price', ...Array.from({ length: 5 }, (_, index) => `EX-${index},much`), 'EX-9,1'];
    const { state } = await bench.importFiles({ products: aProductFile('EX-9'), prices: lines.join('\n') });
    const answer = await visit().call(getImportFaults, { params: { id: state.id }, query: { Skip: '1', Take: '2' } });
    const { data, total } = answer.output();
    expect(total).toBe(5);
    expect(data.map(({ line, field, severity }) => [line, field, severity])).toEqual([
      [3, 'List Price', 'refused'],
      [4, 'List Price', 'refused'],
    ]);
  });
});

describe('the kind of a file', () => {
  const guess = (head: string) => visit().call(guessImportKind, { body: { head } });

  it('is guessed from its first bytes', async () => {
    const head = Buffer.from(aPriceFile({ 'EX-1': '5' })).toString('base64');
    expect((await guess(head)).output()).toEqual({ kinds: ['prices'], isSure: true });
  });

  it('is not guessed from what is no base64', async () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"Head":"Part Number,List Price"}',
    };
    const answer = await visit().send(guessImportKind.path, init);
    expect([answer.status, answer.errors]).toEqual([400, ERROR_TEXTS.invalidRequest]);
  });
});

describe('the versions', () => {
  it('are told with what is in them, the newest first', async () => {
    await bench.importFiles({ products: aProductFile('EX-1', 'EX-2') });
    await bench.importFiles({ prices: aPriceFile({ 'EX-1': '1' }), products: aProductFile('EX-1') });
    const versions = (await visit().call(listCatalogueVersions)).output();
    expect(versions.map(({ version, isCurrent, aftermarket }) => [version, isCurrent, aftermarket])).toEqual([
      [2, true, 1],
      [1, false, 2],
    ]);
  });

  it('are told with what each changed, and the import that published it', async () => {
    const first = await bench.importFiles({ products: aProductFile('EX-1', 'EX-2') });
    const second = await bench.importFiles({ products: aProductFile('EX-1'), prices: aPriceFile({ 'EX-1': '1' }) });
    const versions = (await visit().call(listCatalogueVersions)).output();
    expect(versions.map(({ importId, changes }) => [importId, changes])).toEqual([
      [second.state.id, { added: 0, changed: 1, removed: 1, unpriced: 0, withoutStock: 1 }],
      [first.state.id, { added: 2, changed: 0, removed: 0, unpriced: 2, withoutStock: 2 }],
    ]);
  });

  it('are kept up to the fifth, and an older one can not be gone back to', async () => {
    for (let count = 1; count <= 6; count += 1) await bench.importFiles({ products: aProductFile(`EX-${count}`) });
    const versions = (await visit().call(listCatalogueVersions)).output();
    expect(versions.map(({ version, isKept }) => [version, isKept])).toEqual([
      [6, true],
      [5, true],
      [4, true],
      [3, true],
      [2, true],
      [1, false],
    ]);
    const answer = await visit().call(rollBackCatalogue, { body: { version: 1 } });
    expect([answer.status, answer.errors, begun]).toEqual([409, IMPORT_TEXTS.versionNotKept(1, 5), []]);
  });

  it('can not be gone back to when another one is current than the one that somebody saw', async () => {
    await bench.importFiles({ products: aProductFile('EX-1') });
    await bench.importFiles({ products: aProductFile('EX-2') });
    await bench.importFiles({ products: aProductFile('EX-3') });
    const answer = await visit().call(rollBackCatalogue, { body: { version: 1, current: 2 } });
    expect([answer.status, answer.errors, begun]).toEqual([409, IMPORT_TEXTS.otherIsCurrent(3), []]);
    const right = (await visit().call(rollBackCatalogue, { body: { version: 1, current: 3 } })).output();
    expect([right.rollsBackTo, begun.length]).toEqual([1, 1]);
  });

  it('can be gone back to: the one before when none is named', async () => {
    await bench.importFiles({ products: aProductFile('EX-1', 'EX-2') });
    await bench.importFiles({ products: aProductFile('EX-1') });
    const { id, files } = (await visit().call(rollBackCatalogue, { body: {} })).output();
    expect(files).toEqual([]);
    expect(begun).toEqual([{ id, files: [], options: { rollBackTo: 1 } }]);
  });

  it.each([
    { version: undefined, status: 404, errors: IMPORT_TEXTS.noEarlierVersion },
    { version: 7, status: 404, errors: IMPORT_TEXTS.noVersion(7) },
    { version: 1, status: 409, errors: IMPORT_TEXTS.isCurrentVersion(1) },
  ])('can not be gone back to: $errors', async ({ version, status, errors }) => {
    await bench.importFiles({ products: aProductFile('EX-1') });
    const answer = await visit().call(rollBackCatalogue, { body: { ...(version && { version }) } });
    expect([answer.status, answer.errors, begun]).toEqual([status, errors, []]);
  });

  it('can be built anew', async () => {
    const { id } = (await visit().call(rebuildCatalogue)).output();
    expect(begun).toEqual([{ id, files: [], options: {} }]);
  });
});

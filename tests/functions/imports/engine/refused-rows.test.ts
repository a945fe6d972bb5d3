import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_KEPT_OF_ROWS, type ReportedIssue, reportedIssues } from '#functions/imports/engine/issue-report.ts';
import { issuesOf } from '#functions/imports/engine/issues-of-page.ts';
import { refusedRowsPage } from '#functions/imports/engine/refused-rows.ts';
import { csvText } from '#shared/rules/csv/csv-text.ts';
import { REFUSED_ROWS_REASON } from '#shared/texts/imports/catalogue-import-texts.ts';
import { anAcesFile, anApp } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';

let bench: Awaited<ReturnType<typeof importBench>>;
beforeEach(async () => {
  bench = await importBench();
});

type Files = Parameters<typeof bench.importFiles>[0];

/** All refused rows of a file, after an import. */
async function refusedOf(files: Files, file: string) {
  const { state } = await bench.importFiles(files);
  const issues = reportedIssues(bench.store, state.id, state.report ?? '');
  return { state, ...(await refusedRowsPage(issues, file, { skip: 0, take: 1000 })) };
}

describe('the refused rows of a file', () => {
  it('are there as they were sent, with all reasons for each', async () => {
    const prices = [
      'Part Number,List Price,Core Charge',
      'A1, 5 ,',
      'A1,much,"a ""lot"""',
      ',7,',
      'A1,8,1,too,many',
    ].join('\n');
    const { headings, data } = await refusedOf({ products: aProductFile('A1'), prices }, 'prices.txt');
    expect(headings).toEqual(['Part Number', 'List Price', 'Core Charge']);
    expect(data.map(({ line, cells }) => [line, ...cells])).toEqual([
      [3, 'A1', 'much', 'a "lot"'],
      [4, '', '7', ''],
      [5, 'A1', '8', '1', 'too', 'many'],
    ]);
    expect(data.map(({ reasons }) => reasons.length)).toEqual([2, 1, 1]);
    expect(data[0]?.reasons[0]).toMatch(/^List Price: /);
  });

  it('have the first line of a row that can not be read', async () => {
    const { data } = await refusedOf({ products: `${aProductFile('A1')}\n"B2"x,BBBB\nC3` }, 'products.txt');
    expect(data.map(({ cells }) => cells)).toEqual([['"B2"x,BBBB'], ['C3']]);
  });

  it('are records of XML files on one line', async () => {
    const app = anApp({ attributes: 'action="A" id="7"', part: '' });
    const { headings, data } = await refusedOf({ aces: anAcesFile({ apps: [anApp(), app] }) }, 'aces.txt');
    expect(headings).toEqual(['Record']);
    expect(data).toHaveLength(1);
    expect(data[0]?.cells[0]).toMatch(/^<App action="A" id="7">.*<\/App>$/);
  });

  it('are also those that could not be saved', async () => {
    const customers = ['Account ID,Line Of Business,Customer Name', '42,Aftermarket,Northside'].join('\n');
    const { headings, data, state } = await refusedOf({ customers }, 'customers.txt');
    expect([headings.slice(0, 1), data.map(({ cells }) => cells[0]), state.refused]).toEqual([
      ['Account ID'],
      ['42'],
      1,
    ]);
  });

  it('are none where the whole file was refused', async () => {
    const { data, state } = await refusedOf({ products: 'Nothing\n1' }, 'products.txt');
    expect([data, state.state]).toEqual([[], 'failed']);
  });

  it('are those of one file only', async () => {
    const files = [
      { kind: 'prices', content: `${aPriceFile({ A1: '5' })}\nA1,x` },
      { kind: 'products', content: `${aProductFile('A1')}\nB1` },
    ] as const;
    expect((await refusedOf(files, 'products.txt')).data.map(({ cells }) => cells)).toEqual([['B1']]);
    expect((await refusedOf(files, 'none.txt')).data).toEqual([]);
  });

  it('can be corrected and imported again with the column that says why', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '=', '+', '-', '1', "'", '\n', ' ', 'é'),
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 4 }), async (titles) => {
        const rows = titles.map((title, index) => [`A${index}`, 'BBBB', `A${index}`, '', '6832', 'FILTERS', title]);
        const heads = [
          'Part Number',
          'Brand',
          'Brand Part Number',
          'Manufacturer',
          'Part Type',
          'Product Line',
          'Title',
        ];
        const sent = csvText([heads, ...rows]);
        const corrected = csvText([
          [...heads, REFUSED_ROWS_REASON],
          ...rows.map((row) => [...row.with(3, 'Blanchard'), 'Line 2: A value is required.']),
        ]);
        const plain = csvText([heads, ...rows.map((row) => row.with(3, 'Blanchard'))]);
        const { data } = await refusedOf({ products: sent }, 'products.txt');
        expect(data.map(({ cells }) => cells[0])).toEqual(titles.map((_, index) => `A${index}`));
        const again = await bench.importFiles({ products: corrected });
        const same = await bench.importFiles({ products: plain });
        const told = ({ issues }: typeof again) => issues.map(({ sent: _sent, ...issue }) => issue);
        expect(told(again)).toEqual(told(same));
        // Without any title that can be read, no row is left of either file.
        expect(same.outcome.kind).toBe(again.outcome.kind === 'unusable' ? 'unusable' : 'unchanged');
      }),
      { numRuns: 20 },
    );
  });
});

describe('a page of refused rows', () => {
  async function* reported(rows: readonly string[]): AsyncGenerator<ReportedIssue> {
    for (const [index, text] of rows.entries()) {
      const sent = { cells: [text], ...(index === 0 && { headings: ['Text'] }) };
      yield { file: 'f', line: index + 2, code: 'missing', message: 'No.', severity: 'refused', sent };
    }
  }

  it('has the headings, wherever it begins', async () => {
    const { headings, data, hasMore } = await refusedRowsPage(reported(['a', 'b', 'c']), 'f', { skip: 1, take: 1 });
    expect([headings, data.map(({ cells }) => cells), hasMore]).toEqual([['Text'], [['b']], true]);
    expect((await refusedRowsPage(reported(['a', 'b', 'c']), 'f', { skip: 2, take: 5 })).hasMore).toBe(false);
  });

  it('has fewer rows if they are long, but always one', async () => {
    const rows = Array.from({ length: 12 }, () => 'x'.repeat(200_000));
    let skip = 0;
    const sizes: number[] = [];
    for (let hasMore = true; hasMore; ) {
      const page = await refusedRowsPage(reported(rows), 'f', { skip, take: 1000 });
      sizes.push(page.data.length);
      skip += page.data.length;
      hasMore = page.hasMore;
    }
    expect([sizes, skip]).toEqual([[6, 6], 12]);
  });
});

it('rows are kept up to a limit, and all issues are reported beyond it', async () => {
  const long = 'x'.repeat(200_000);
  const lines = Array.from({ length: MOST_KEPT_OF_ROWS / 200_000 + 5 }, () => `${long},`);
  const { state, data } = await refusedOf({ prices: ['Part Number,List Price', ...lines].join('\n') }, 'prices.txt');
  expect(state.refused).toBe(lines.length + 1);
  expect(data.length).toBeLessThan(lines.length);
});

it('issues of one file and kind come page by page, with their number', async () => {
  const prices = ['Part Number,List Price', 'A1,x', 'A1,y', ',1', 'A1,z'].join('\n');
  const { state } = await bench.importFiles({ products: aProductFile('A1'), prices });
  const issues = () => reportedIssues(bench.store, state.id, state.report ?? '');
  const { code = '' } = (state.faultKinds ?? [])[0] ?? {};
  const { data, total } = await issuesOf(issues(), { file: 'prices.txt', code }, { skip: 1, take: 1 });
  expect([data.map(({ line }) => line), total]).toEqual([[3], 3]);
  expect((await issuesOf(issues(), { file: 'products.txt', code: undefined }, { skip: 0, take: 9 })).total).toBe(0);
  expect(data[0]).not.toHaveProperty('sent');
});

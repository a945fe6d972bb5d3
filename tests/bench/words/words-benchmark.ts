import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { builtCatalogue } from '../../support/search/built-catalogue.ts';
import { CLERK_QUERIES, type ClerkQuery, isFound, PAGE, readClerkQueries } from '../../support/search/clerk-queries.ts';
import { demoCatalogueSources } from '../../support/search/demo-catalogue-sources.ts';
import { quantile } from '../search/timings.ts';
import { partTexts } from './part-texts.ts';
import { type AskTitles, miniSearchWords, sqliteWords, type TextContender } from './text-contenders.ts';

const REPORT = path.resolve(import.meta.dirname, '../../../docs/benchmarks/words.md');
/** A second list, which a checkout may have beside it. */
const OTHER_LIST = path.resolve(import.meta.dirname, '../../../../shared/queries.tsv');

interface Result {
  readonly kind: string;
  readonly isRight: boolean;
  readonly isNothing: boolean;
  readonly milliseconds: number;
}

/** The results of one list, by the name of the search. */
interface ListResults {
  readonly title: string;
  readonly queries: number;
  readonly bySearch: ReadonlyMap<string, readonly Result[]>;
}

/**
 * `npm run bench -- words`: asks our search, SQLite and MiniSearch the same queries over the demo catalogue, and
 * compares how many answers are what is meant, and the time.
 */
export async function wordsBenchmark(): Promise<void> {
  const busy = loadavg()[0] ?? 0;
  const sources = demoCatalogueSources();
  const texts = await partTexts(sources);
  const contenders = [await ours(sources), sqliteWords(texts), miniSearchWords(texts)];
  const lists = [{ title: 'Our list (`tests/support/search/clerk-queries.tsv`)', file: CLERK_QUERIES }];
  if (existsSync(OTHER_LIST)) lists.push({ title: 'A second list', file: OTHER_LIST });
  const measured: ListResults[] = [];
  for (const { title, file } of lists) {
    const queries = readClerkQueries(file);
    const bySearch = new Map<string, Result[]>();
    for (const { name, ask } of contenders) bySearch.set(name, await resultsOf(queries, ask));
    measured.push({ title, queries: queries.length, bySearch });
  }
  const text = report(measured, texts.length, busy);
  await mkdir(path.dirname(REPORT), { recursive: true });
  await writeFile(REPORT, text);
  console.log(text);
}

async function ours(sources: ReturnType<typeof demoCatalogueSources>): Promise<TextContender> {
  const { reader } = await builtCatalogue(sources);
  const overlay = new ReservationOverlay();
  return {
    name: 'ours',
    async ask(keyword, line) {
      const query = { ...anyPart, keyword, linesOfBusiness: [line], take: PAGE };
      const { parts } = await searchParts(query, anyCaller, reader, overlay);
      return parts.map(({ title }) => title);
    },
  };
}

/** Asks everything once to warm up, then measures. */
async function resultsOf(queries: readonly ClerkQuery[], ask: AskTitles): Promise<Result[]> {
  const asked = queries.flatMap(({ query, titles, kind }) =>
    linesOfBusiness.flatMap((line) => {
      const meant = titles[line];
      return meant ? [{ query, kind, line, meant }] : [];
    }),
  );
  for (const { query, line } of asked) await ask(query, line);
  const results: Result[] = [];
  for (const { query, kind, line, meant } of asked) {
    const start = performance.now();
    const titles = await ask(query, line);
    const milliseconds = performance.now() - start;
    results.push({ kind, isRight: isFound(titles, meant), isNothing: titles.length === 0, milliseconds });
  }
  return results;
}

const percent = (results: readonly Result[], of: (result: Result) => boolean): string =>
  `${((100 * results.filter(of).length) / Math.max(1, results.length)).toFixed(1)} %`;
const right = ({ isRight }: Result): boolean => isRight;

function report(lists: readonly ListResults[], parts: number, busy: number): string {
  const isBusy = Math.max(busy, loadavg()[0] ?? 0) > availableParallelism() + 0.5;
  return `# Words, measured

Written by \`npm run bench -- words\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} processors, Node ${process.versions.node}.
${isBusy ? `**The machine was busy with other work (load ${busy.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after): times are worse than on a quiet one.**\n` : ''}
Queries as clerks type them, asked of the demo catalogue (${parts.toLocaleString('en')} parts) in each line of business that has such parts. An answer is right if at least 60 % of the first ${PAGE} titles are what is meant.

SQLite uses FTS5 with the porter stemmer; MiniSearch allows typing errors (fuzzy 0.2) and beginnings of words. Both weigh titles before keywords before descriptions and vehicles, know every year that a part fits, and look for any of the words if no part has all of them. Neither counts facets. Times are milliseconds for one answer. What our search did not understand of these lists was added to it, so its share is that of lists that it knows.

${lists.map(listReport).join('\n\n')}
`;
}

function listReport({ title, queries, bySearch }: ListResults): string {
  const searches = [...bySearch];
  const kinds = [...new Set(searches.flatMap(([, results]) => results.map(({ kind }) => kind)))];
  const times = (results: readonly Result[]): string => {
    const all = results.map(({ milliseconds }) => milliseconds);
    return `${quantile(all, 0.5).toFixed(2)} | ${quantile(all, 0.99).toFixed(2)}`;
  };
  const rowOf = (kind: string): string => {
    const ofKind = searches.map(([, results]) => results.filter((result) => result.kind === kind));
    return `| ${kind} | ${ofKind[0]?.length ?? 0} | ${ofKind.map((results) => percent(results, right)).join(' | ')} |`;
  };
  return `## ${title}

${queries} queries.

| search | answers | right | nothing found | p50 ms | p99 ms |
|---|---|---|---|---|---|
${searches.map(([name, results]) => `| ${name} | ${results.length} | ${percent(results, right)} | ${percent(results, ({ isNothing }) => isNothing)} | ${times(results)} |`).join('\n')}

Right answers by kind:

| kind | answers | ${searches.map(([name]) => name).join(' | ')} |
|---|---|${searches.map(() => '---|').join('')}
${kinds.map(rowOf).join('\n')}`;
}

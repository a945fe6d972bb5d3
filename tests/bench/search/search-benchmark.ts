import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderObjectStore, type ObjectStore } from '#functions/objects/object-store.ts';
import type { IndexManifest } from '#functions/search/build/build-index.ts';
import { IndexReader } from '#functions/search/query/index-reader.ts';
import { ObjectCache } from '#functions/search/query/object-cache.ts';
import { readDocuments } from '#functions/search/query/read-documents.ts';
import { type ListedReservation, ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyCaller, type SearchCaller } from '#functions/search/query/search-query.ts';
import { goldLevel } from '../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../support/search/generated-catalogue.ts';
import { type ColdReads, coldReads } from './cold-reads.ts';
import { type MeasuredBuild, measuredBuild } from './measured-build.ts';
import { miniSearchContender } from './minisearch-contender.ts';
import { type Asked, drawn, type QueryClass, queryClasses } from './query-classes.ts';
import { sqliteContender } from './sqlite-contender.ts';
import { quantile, seconds, type Timings, timed } from './timings.ts';

const REPORT = path.resolve(import.meta.dirname, '../../../docs/benchmarks/search.md');

/** A customer with everything that makes a search expensive: a price level, exclusions, a location, hidden parts. */
const caller: SearchCaller = {
  ...anyCaller,
  point: { latitude: 41.9, longitude: -87.6 },
  aftermarketExclusions: ['PL7'],
  salvageExclusions: ['117'],
  viewReconditionedParts: false,
  priceLevels: { aftermarket: goldLevel, salvage: goldLevel },
};

const COLD_ROUNDS = 10;
/** The contenders are much slower, and their times vary as little. */
const CONTENDER_ROUNDS = 30;
const WARM_UPS = 5;

interface Row {
  readonly kind: QueryClass;
  readonly own: Timings;
  readonly cold: ColdReads;
  readonly sqlite: Timings | undefined;
  readonly miniSearch: Timings | undefined;
}

/** Options: --parts, --salvage, --applications (per part), --rounds (queries per class), --alone (no contenders). */
export async function searchBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      parts: { type: 'string', default: '250000' },
      salvage: { type: 'string', default: '1000000' },
      applications: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '600' },
      alone: { type: 'boolean', default: false },
      report: { type: 'string', default: REPORT },
    },
  });
  const [aftermarket, salvage, rounds] = [Number(values.parts), Number(values.salvage), Number(values.rounds)];
  const options = { seed: 1, aftermarket, salvage, applicationsPerPart: Number(values.applications) };
  const sources = generatedCatalogue(options);
  const folder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-bench-'));
  const loadBefore = loadavg();
  try {
    const store = folderObjectStore(folder);
    const built = await measuredBuild(options, folder);
    const { manifest } = built;
    const generating = await seconds(() => readAll(sources));
    console.log(
      `built in ${built.seconds.toFixed(1)} s, ${built.processor.toFixed(1)} s of processor (generating the rows: ${generating.toFixed(1)} s), ${built.memory.toFixed(0)} MB`,
    );
    const loading = await loadTimes(manifest, store);
    const cache = new ObjectCache(store, 8 * 2 ** 30);
    const reader = new IndexReader(1, manifest, cache);
    const overlay = new ReservationOverlay();
    overlay.apply(someTakes());
    const classes = queryClasses({ aftermarket, salvage });
    const own = await eachClass(classes, rounds, (asked) => searchParts(asked.query, caller, reader, overlay));
    console.log(own.map((timings, index) => `${classes[index]?.name}: ${show(timings)}`).join('\n'));
    const documents = await timed(documentIds(sources, rounds), (ids) => readDocuments(ids, reader));
    console.log(`documents: ${show(documents)}`);
    const cold: ColdReads[] = [];
    for (const kind of classes) {
      cold.push(
        await coldReads(drawn(kind, COLD_ROUNDS), manifest, store, (asked, fresh) =>
          searchParts(asked.query, caller, fresh, overlay),
        ),
      );
    }

    let sqlite: (Timings | undefined)[] = [];
    let miniSearch: (Timings | undefined)[] = [];
    const preparing = { sqlite: 0, miniSearch: 0 };
    if (!values.alone) {
      let ask: (asked: Asked) => unknown = () => undefined;
      preparing.sqlite = await seconds(async () => {
        ask = await sqliteContender(sources);
      });
      console.log(`SQLite filled in ${preparing.sqlite.toFixed(1)} s`);
      sqlite = await eachClass(
        classes,
        Math.min(rounds, CONTENDER_ROUNDS),
        ask,
        // It corrects no typing errors.
        ({ misspelt }) => misspelt === undefined,
        WARM_UPS,
      );
      let find: Awaited<ReturnType<typeof miniSearchContender>> = () => undefined;
      preparing.miniSearch = await seconds(async () => {
        find = await miniSearchContender(sources);
      });
      console.log(`MiniSearch filled in ${preparing.miniSearch.toFixed(1)} s`);
      miniSearch = await eachClass(
        classes,
        Math.min(rounds, CONTENDER_ROUNDS),
        (asked) => find(asked)?.(),
        (asked) => !!find(asked),
        WARM_UPS,
      );
    }
    const rows = classes.flatMap((kind, index): Row[] => {
      const [timings, first] = [own[index], cold[index]];
      if (!timings || !first) return [];
      return [{ kind, own: timings, cold: first, sqlite: sqlite[index], miniSearch: miniSearch[index] }];
    });
    const text = report({
      built,
      generating,
      loading,
      rows,
      documents,
      preparing,
      loadBefore,
      rounds,
    });
    await mkdir(path.dirname(values.report), { recursive: true });
    await writeFile(values.report, text);
    console.log(`written to ${values.report}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The cost of generating the rows, which is part of the build time too. */
async function readAll(sources: ReturnType<typeof generatedCatalogue>): Promise<number> {
  let rows = 0;
  for (const kind of [sources.products, sources.prices, sources.stock, sources.fitments, sources.salvage]) {
    for await (const row of kind) rows += row ? 1 : 0;
  }
  return rows;
}

async function eachClass(
  classes: readonly QueryClass[],
  rounds: number,
  run: (asked: Asked) => unknown,
  answers: (asked: Asked) => boolean = () => true,
  warmUps: number = rounds,
): Promise<(Timings | undefined)[]> {
  const timings: (Timings | undefined)[] = [];
  for (const kind of classes) {
    const asked = drawn(kind, rounds).filter(answers);
    timings.push(asked.length > 0 ? await timed(asked, run, warmUps) : undefined);
  }
  return timings;
}

/** Twelve parts of each line of business for each round, spread over the catalogue. */
function documentIds(sources: ReturnType<typeof generatedCatalogue>, rounds: number): string[][] {
  const ids: string[] = [];
  let number = 0;
  for (const { companyCode, partNumber } of sources.products as Iterable<{ companyCode: string; partNumber: string }>) {
    if (number++ % 997 === 0) ids.push(`${companyCode}#${partNumber}`);
  }
  for (const { guid } of sources.salvage as Iterable<{ guid: string }>) if (number++ % 997 === 0) ids.push(guid);
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: 12 }, (_, place) => ids[(round * 7919 + place * 104_729) % ids.length] ?? ''),
  );
}

/** Two thousand reservations, some of them for parts that exist. */
const someTakes = (): ListedReservation[] =>
  Array.from({ length: 2000 }, (_, index) =>
    index % 4 === 0
      ? {
          kind: 'aftermarket',
          id: `001#AC${1_000_000 + index * 3}`,
          entries: [{ warehouse: '11', quantity: 1, at: '2026-01-11' }],
        }
      : { kind: 'salvage', id: `${index}-taken`, isReserved: true },
  );

async function loadTimes(manifest: IndexManifest, store: ObjectStore) {
  const reader = new IndexReader(1, manifest, new ObjectCache(store, 8 * 2 ** 30));
  const dictionary = await seconds(() => reader.dictionary());
  const segments = [
    ...new Set(
      Object.keys(manifest.index)
        .filter((name) => /^(make|type)-/.test(name))
        .map((name) => name.split('.')[0] ?? ''),
    ),
  ];
  const makes: number[] = [];
  const all = await seconds(async () => {
    for (const segment of segments) {
      const took = await seconds(() =>
        Promise.all([reader.rows(segment), reader.offers(segment), reader.fits(segment)]),
      );
      if (segment.startsWith('make-')) makes.push(took * 1000);
    }
  });
  return {
    dictionary: dictionary * 1000,
    all: all * 1000,
    segments: segments.length,
    p50: quantile(makes, 0.5),
    most: Math.max(...makes),
  };
}

const REASONS = `SQLite has the parts of a vehicle in the order of their list prices, so its page is the first rows and its total one range. It could not do so for a
customer's own prices or for distances, and counts nothing by facet. An exact number is a single look-up in a tree for SQLite, which counts nothing by facet and makes no card of it. The beginning of one leads to
parts of many types, each group of which is a segment of its own to open and to count; MiniSearch returns its best matches without counting.`;

const show = (timings: Timings | undefined): string =>
  timings ? `${timings.p50.toFixed(2)} / ${timings.p99.toFixed(2)}` : 'n/a';
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

interface Measured {
  readonly built: MeasuredBuild;
  readonly generating: number;
  readonly loading: Awaited<ReturnType<typeof loadTimes>>;
  readonly rows: readonly Row[];
  readonly documents: Timings;
  readonly preparing: { readonly sqlite: number; readonly miniSearch: number };
  readonly loadBefore: readonly number[];
  readonly rounds: number;
}

function report({ built, generating, loading, rows, documents, preparing, loadBefore, rounds }: Measured): string {
  const { counts, index } = built.manifest;
  const isBusy = Math.max(loadBefore[0] ?? 0, loadavg()[0] ?? 0) > availableParallelism() + 0.5;
  const behind = rows.flatMap(({ kind, own, sqlite, miniSearch }) =>
    Object.entries({ SQLite: sqlite, MiniSearch: miniSearch }).flatMap(([name, other]) =>
      other && own.p50 > other.p50
        ? [`- ${kind.name}: ${own.p50.toFixed(2)} ms against ${other.p50.toFixed(2)} ms of ${name}.`]
        : [],
    ),
  );
  const isAlone = rows.every(({ sqlite }) => !sqlite);
  const comparison =
    behind.length > 0
      ? `Where we are not ahead, by the median:\n\n${behind.join('\n')}\n\n${REASONS}`
      : 'Ahead in every class that the others answer, by the median.';
  const over = (title: string, isOver: (row: Row) => boolean): string[] => {
    const names = rows.filter(isOver).map(({ kind }) => kind.name);
    return names.length > 0 ? [`Over the budget by ${title}: ${names.join('; ')}.`] : [];
  };
  const overBudget = [
    ...over('the median', ({ kind, own }) => own.p50 > kind.budget[0]),
    ...over('the 99th percentile', ({ kind, own }) => own.p99 > kind.budget[1]),
  ];
  const ofKind = (pattern: RegExp) => Object.entries(index).filter(([name]) => pattern.test(name));
  const sizes = (title: string, pattern: RegExp): string => {
    const objects = ofKind(pattern);
    const sum = (of: 'bytes' | 'storedBytes') => objects.reduce((total, [, object]) => total + object[of], 0);
    const largest = objects.toSorted(([, a], [, b]) => b.bytes - a.bytes)[0];
    const most = largest ? `${largest[0]}: ${megabytes(largest[1].bytes)} / ${megabytes(largest[1].storedBytes)}` : '';
    return `| ${title} | ${objects.length} | ${megabytes(sum('bytes'))} | ${megabytes(sum('storedBytes'))} | ${most} |`;
  };
  return `# Search, measured

Written by \`npm run bench -- search\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.
${isBusy ? `**The machine was busy with other work (load ${loadBefore[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after): times, above all the 99th percentiles, are worse than on a quiet one.**\n` : ''}
A generated catalogue: ${counts.aftermarket.toLocaleString('en')} aftermarket parts, ${counts.salvage.toLocaleString('en')} salvage parts, ${counts.fitments.toLocaleString('en')} fitments.
No HTTP and no table read: the search alone, objects loaded, with a price level, exclusions, our orders' reservations and all counts. ${rounds} different searches a class, each once to warm up; of the others ${Math.min(rounds, CONTENDER_ROUNDS)}, after ${WARM_UPS}.

## Searches

Milliseconds, p50 / p99; 'processor' is the processor time of one search on average, which other work on the machine disturbs least. SQLite runs in memory, with a row for each vehicle, year and part, covering indexes in the order of the lists, and FTS5. It has a lighter task: a page and its total at list
price, without facets, exclusions, price levels, distances and reservations; without a chosen sort it sorts by price. MiniSearch knows words only, and returns the best of them without
counts.

| class | budget | ours | processor | SQLite | processor | MiniSearch |
|---|---|---|---|---|---|---|
${rows.map(({ kind, own, sqlite, miniSearch }) => `| ${kind.name} | ${kind.budget.join(' / ')} | ${show(own)} | ${own.cpu.toFixed(2)} | ${show(sqlite)} | ${sqlite?.cpu.toFixed(2) ?? 'n/a'} | ${show(miniSearch)} |`).join('\n')}

${overBudget.length > 0 ? overBudget.join('\n') : 'Every class is within its budget.'}

${isAlone ? 'SQLite and MiniSearch were left out of this run.' : comparison}

The documents of twelve parts from all over the catalogue: ${show(documents)} ms.

## What a search reads

A search reads no table. The pointer and our orders' reservations are read together, once in two seconds for a whole container: a GetItem and a Query. Objects are read where the container does not hold them; from then on there is nothing to read. The first search of a container that holds nothing, by the median, from files:

| class | objects | KB | round trips | ms |
|---|---|---|---|---|
${rows.map(({ kind, cold }) => `| ${kind.name} | ${cold.objects} | ${cold.kilobytes.toFixed(0)} | ${cold.roundTrips} | ${cold.milliseconds.toFixed(0)} |`).join('\n')}

## Build and load

Built in a process of its own, in ${(built.seconds - generating).toFixed(1)} s and ${generating.toFixed(1)} s more for making the generated rows meanwhile; ${built.processor.toFixed(1)} s of processor time for both, ${built.memory.toFixed(0)} MB of memory at the most.${isAlone ? '' : ` (SQLite filled and indexed: ${preparing.sqlite.toFixed(1)} s; MiniSearch: ${preparing.miniSearch.toFixed(1)} s; both with making the rows.)`}
Opening from files: dictionary ${loading.dictionary.toFixed(1)} ms; a make ${loading.p50.toFixed(1)} ms at the median, ${loading.most.toFixed(1)} ms at the most; all ${loading.segments} segments, without text and words, ${loading.all.toFixed(0)} ms.

| objects | number | MB | MB compressed | largest, MB / compressed |
|---|---|---|---|---|
${sizes('rows, offers, fits of makes', /^make-.*\.(rows|offers|fits|price\..*)$/)}
${sizes('rows, offers of part types', /^type-.*\.(rows|offers|price\..*)$/)}
${sizes('text', /\.text$/)}
${sizes('words', /words$/)}
${sizes('numbers', /^numbers-/)}
${sizes('documents: products', /^products/)}
${sizes('documents: fitments', /^fitments/)}
${sizes('documents: salvage', /^salvage/)}
${sizes('documents: interchange', /^interchange/)}
${sizes('dictionary', /^dictionary$/)}
`;
}

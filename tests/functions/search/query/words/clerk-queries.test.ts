import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { aftermarketTypes, recycledTypes } from '#functions/demo/catalogue/part-categories.ts';
import { PREFIX_LENGTH } from '#functions/search/format/search-text.ts';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyCaller, anyPart, DEPTH, type SearchQuery } from '#functions/search/query/search-query.ts';
import { TRADE_WORDS } from '#functions/search/query/words/trade-words.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import {
  CLERK_QUERIES,
  type ClerkQuery,
  isFound,
  PAGE,
  readClerkQueries,
  vehicleIn,
} from '../../../../support/search/clerk-queries.ts';
import { demoCatalogueSources } from '../../../../support/search/demo-catalogue-sources.ts';

const { reader } = await builtCatalogue(demoCatalogueSources());
const overlay = new ReservationOverlay();
const search = (query: Partial<SearchQuery>) => searchParts({ ...anyPart, ...query }, anyCaller, reader, overlay);

describe('what clerks type', () => {
  /** The share of the answers that have to be what is meant. */
  const LEAST = 0.97;
  const queries = readClerkQueries(CLERK_QUERIES);

  /** Whether the answer to a query is what is meant, and the answer in words. */
  interface Answer {
    readonly isRight: boolean;
    readonly text: string;
  }

  async function answersTo({ query, titles, vehicle, kind }: ClerkQuery): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const line of linesOfBusiness) {
      const meant = titles[line];
      if (!meant) continue;
      const { parts } = await search({ keyword: query, linesOfBusiness: [line], take: PAGE });
      const found = parts.map(({ title }) => title);
      const shown = found.slice(0, 3).join(' ; ') || 'nothing';
      answers.push({ isRight: isFound(found, meant), text: `${query} (${kind}, ${line}): ${shown}` });
    }
    if (vehicle) {
      const { reading } = await search({ keyword: query, countsOnly: true });
      const understood = reading ? vehicleIn(reading) : '';
      const text = `${query} (${kind}): read as ${understood || 'no vehicle'}`;
      answers.push({ isRight: understood.startsWith(vehicle), text });
    }
    return answers;
  }

  test('are listed, and none twice', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(queries.map(({ query }) => query.toLowerCase())).size).toBe(queries.length);
  });

  test(`finds what is meant on the first page in ${LEAST * 100} % of the cases`, { retry: 0 }, async () => {
    const answers: Answer[] = [];
    for (const query of queries) answers.push(...(await answersTo(query)));
    const missed = answers.filter(({ isRight }) => !isRight).map(({ text }) => text);
    const share = 1 - missed.length / answers.length;
    console.log(`${(share * 100).toFixed(1)} % of ${answers.length} answers are right.\n${missed.join('\n')}`);
    expect(share).toBeGreaterThanOrEqual(LEAST);
  });
});

const found = new Map<string, ReadonlySet<string>>();
/** The ids of all parts with all words of a keyword. */
async function idsOf(keyword: string): Promise<ReadonlySet<string>> {
  const known = found.get(keyword);
  if (known) return known;
  const { parts } = await search({ keyword, take: DEPTH, needsAllWords: true });
  const ids = new Set(parts.map(({ id }) => id));
  found.set(keyword, ids);
  return ids;
}

describe('the same parts are found', () => {
  const names = [...new Set([...aftermarketTypes, ...recycledTypes].map(({ name }) => name))];
  const groups = TRADE_WORDS.split('\n')
    .filter((line) => line !== '' && !/[#>~]/.test(line))
    .map((line) => line.split('=').map((phrase) => phrase.trim()))
    .map((phrases) => phrases.filter(({ length }) => length >= PREFIX_LENGTH));

  function plural(name: string): string {
    if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
    return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
  }

  const inPairs: readonly { what: string; pairs: readonly (readonly [string, string])[] }[] = [
    { what: 'in the singular and in the plural', pairs: names.map((name) => [name, plural(name)]) },
    {
      what: 'by a name and its synonym',
      pairs: groups.flatMap(([name = '', ...others]) => others.map((other) => [name, other] as const)),
    },
    {
      what: 'by two words and their joined form',
      pairs: groups
        .flat()
        .filter((phrase) => /^[a-z]{3,} [a-z]{3,}$/.test(phrase))
        .map((phrase) => [phrase, phrase.replace(' ', '')]),
    },
  ];
  test.each(inPairs)('$what', async ({ pairs }) => {
    const different: string[] = [];
    for (const [one, other] of pairs) {
      const [ofOne, ofOther] = [await idsOf(one), await idsOf(other)];
      if (!isDeepStrictEqual(ofOne, ofOther)) different.push(`${one} ${ofOne.size}, ${other} ${ofOther.size}`);
    }
    expect(pairs.length).toBeGreaterThan(200);
    expect(different).toEqual([]);
  });
});

test('two swapped letters in a word of six letters or more find its parts first in 95 % of the cases', async () => {
  const buckets = await reader.wordBuckets();
  const words = Array.from({ length: buckets?.word.length ?? 0 }, (_, index) => buckets?.word.at(index) ?? '');
  const swapped = words
    .filter((word) => /^[a-z]{6,}$/.test(word))
    .map((word, index) => {
      const at = index % (word.length - 1);
      return { word, typed: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) };
    })
    .filter(({ word, typed }) => typed !== word);
  const missed: string[] = [];
  for (const { word, typed } of swapped) {
    const [first] = (await search({ keyword: typed })).parts;
    if (!first || !(await idsOf(word)).has(first.id)) missed.push(`${typed} for ${word}: ${first?.title ?? 'nothing'}`);
  }
  expect(swapped.length).toBeGreaterThan(200);
  expect(missed.length / swapped.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

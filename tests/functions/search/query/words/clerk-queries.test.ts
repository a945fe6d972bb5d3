import { expect, test } from 'vitest';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyPart } from '#functions/search/query/search-query.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { anyCaller, builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import {
  CLERK_QUERIES,
  type ClerkQuery,
  isFound,
  PAGE,
  readClerkQueries,
  vehicleIn,
} from '../../../../support/search/clerk-queries.ts';
import { demoCatalogueSources } from '../../../../support/search/demo-catalogue-sources.ts';

/** The share of the answers that have to be what is meant. */
const LEAST = 0.97;

const { reader } = await builtCatalogue(demoCatalogueSources());
const queries = readClerkQueries(CLERK_QUERIES);

/** How a query was answered in one line of business, and as which vehicle it was read. */
interface Answer {
  readonly isRight: boolean;
  readonly text: string;
}

async function answersTo({ query, titles, vehicle, kind }: ClerkQuery): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const line of linesOfBusiness) {
    const meant = titles[line];
    const asked = { ...anyPart, keyword: query, linesOfBusiness: [line], take: PAGE };
    const { parts, reading } = await searchParts(asked, anyCaller, reader, new ReservationOverlay());
    const found = parts.map(({ title }) => title);
    const shown = found.length === 0 ? 'nothing' : found.slice(0, 3).join(' ; ');
    const about = `${query} (${kind}, ${line})`;
    if (meant) answers.push({ isRight: isFound(found, meant), text: `${about}: ${shown}` });
    const understood = reading ? vehicleIn(reading) : '';
    if (vehicle && line === linesOfBusiness[0]) {
      answers.push({ isRight: understood.startsWith(vehicle), text: `${query} (${kind}): read as ${understood || 'no vehicle'}` });
    }
  }
  return answers;
}

test('there are queries of every kind, and none twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(new Set(queries.map(({ query }) => query.toLowerCase())).size).toBe(queries.length);
});

test(`what a clerk types finds what is meant on the first page in ${LEAST * 100} % of the cases`, async () => {
  const answers: Answer[] = [];
  for (const query of queries) answers.push(...(await answersTo(query)));
  const missed = answers.filter(({ isRight }) => !isRight).map(({ text }) => text);
  const share = 1 - missed.length / answers.length;
  console.log(`${(share * 100).toFixed(1)} % of ${answers.length} answers are right.\n${missed.join('\n')}`);
  expect(share).toBeGreaterThanOrEqual(LEAST);
});

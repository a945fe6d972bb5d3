import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import { queryWords } from '#functions/search/format/search-text.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { PAGE } from '../../support/search/clerk-queries.ts';
import type { PartText } from './part-texts.ts';

/** Answers a query in a line of business with the titles of the first page. */
export type AskTitles = (query: string, line: LineOfBusiness) => Promise<readonly string[]> | readonly string[];

/** A full-text search that knows nothing of the trade. If no part has all words, those with any of them are found. */
export interface TextContender {
  readonly name: string;
  readonly ask: AskTitles;
}

/** SQLite FTS5 with the porter stemmer. Titles weigh most, then keywords, then descriptions and vehicles. */
export function sqliteWords(parts: readonly PartText[]): TextContender {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE VIRTUAL TABLE part USING fts5(title, keywords, description, vehicles, line UNINDEXED, tokenize = 'porter unicode61');
    BEGIN`);
  const add = database.prepare('INSERT INTO part VALUES (?, ?, ?, ?, ?)');
  for (const part of parts) add.run(part.title, part.keywords, part.description, part.vehicles, part.line);
  database.exec("COMMIT; INSERT INTO part (part) VALUES ('optimize')");
  const page = database.prepare(
    `SELECT title FROM part WHERE part MATCH ? AND line = ? ORDER BY bm25(part, 10, 5, 1, 1) LIMIT ${PAGE}`,
  );
  const titles = (match: string, line: LineOfBusiness): string[] =>
    page.all(match, line).map(({ title }) => String(title));
  return {
    name: 'SQLite FTS5',
    ask(query, line) {
      const words = queryWords(query).map((word) => `"${word}"`);
      if (words.length === 0) return [];
      const all = titles(words.join(' AND '), line);
      return all.length > 0 ? all : titles(words.join(' OR '), line);
    },
  };
}

/** MiniSearch with typing errors and beginnings of words. */
export function miniSearchWords(parts: readonly PartText[]): TextContender {
  const index = new MiniSearch<PartText & { id: number }>({
    fields: ['title', 'keywords', 'description', 'vehicles'],
    storeFields: ['title', 'line'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, keywords: 2 } },
  });
  index.addAll(parts.map((part, id) => ({ ...part, id })));
  return {
    name: 'MiniSearch',
    ask(query, line) {
      const filter = (found: { readonly [field: string]: unknown }): boolean => found['line'] === line;
      const all = index.search(query, { combineWith: 'AND', filter });
      const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR', filter });
      return found.slice(0, PAGE).map(({ title }) => String(title));
    },
  };
}

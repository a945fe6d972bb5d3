import type { AddedSynonym, SynonymRow } from '#shared/schemas/stored/synonyms.ts';
import { longestPhrase } from './keyword-terms.ts';
import {
  type Phrase,
  parseSynonymTable,
  phraseOf,
  type SynonymGroups,
  type Synonyms,
  type SynonymTable,
} from './synonym-groups.ts';
import { TRADE_WORDS } from './trade-words.ts';

/** The synonyms of a provider, which are kept apart by where they come from (decision B240). */
export interface ProviderWords {
  /** The rows of the provider's file. */
  readonly rows: readonly SynonymRow[];
  /** Words added from the report of searches with no results. */
  readonly added: readonly Pick<AddedSynonym, 'words' | 'means'>[];
}

export const NO_PROVIDER_WORDS: ProviderWords = { rows: [], added: [] };

/**
 * Joins the groups that ship with the product and those of the provider. Rows that remove act on the product's groups
 * only. What a word means is itself read in the groups before it: 'hot box' that means 'rad hose' also finds a radiator
 * hose.
 */
export function joinedGroups({ rows, added }: ProviderWords): SynonymGroups {
  const table = parseSynonymTable(TRADE_WORDS);
  for (const row of rows) if (row.relation === 'remove') removeRow(table, row);
  const shipped = table.groups();
  for (const row of rows) if (row.relation !== 'remove') addRow(table, row, shipped);
  const withFile = table.groups();
  for (const { words, means } of added)
    table.add(phraseOf(words), { same: meaningsOf(phraseOf(means), withFile).same });
  return table.groups();
}

/** Whether a row that removes has an effect on the groups that ship with the product. */
export const removesAny = (row: SynonymRow): boolean => removeRow(parseSynonymTable(TRADE_WORDS), row);

/** Without a meaning, the words lose all their synonyms. With one, only the two lose each other. */
function removeRow(table: SynonymTable, row: SynonymRow): boolean {
  const [words, means] = [row.words.map(phraseOf), row.means.map(phraseOf)];
  const others = means.length > 0 ? means : table.phrases();
  const removed = [
    ...words.map((phrase) => (means.length > 0 ? table.remove(phrase, means) : table.clear(phrase))),
    ...others.map((phrase) => table.remove(phrase, words)),
  ];
  return removed.includes(true);
}

function addRow(table: SynonymTable, row: SynonymRow, shipped: SynonymGroups): void {
  const [words, means] = [row.words.map(phraseOf), row.means.map(phraseOf)];
  if (row.relation === 'same') {
    const all = [...words, ...means];
    for (const phrase of all) {
      const others = all.filter((other) => other !== phrase);
      table.add(phrase, { same: others.flatMap((other) => meaningsOf(other, shipped).same) });
    }
    return;
  }
  for (const phrase of words) {
    for (const { same, first } of means.map((meant) => meaningsOf(meant, shipped))) {
      table.add(phrase, row.relation === 'first' ? { same, first } : { same });
    }
  }
}

/** More ways to say a meaning are left out, because a search can't look for any number of words. */
const MOST_WAYS = 12;

/** All ways to say a phrase, and those that are meant first. */
function meaningsOf(meant: Phrase, groups: SynonymGroups): Synonyms {
  let said: Synonyms = { same: [[]], first: [[]] };
  for (let start = 0; start < meant.length; ) {
    const found = longestPhrase(meant.slice(start), groups);
    const { typed, same, first } = found ?? { typed: meant.slice(start, start + 1), same: [], first: [] };
    said = {
      same: continued(said.same, [typed, ...same, ...first]),
      first: continued(said.first, first.length > 0 ? first : [typed, ...same]),
    };
    start += typed.length;
  }
  return said;
}

/** Each beginning with each way to go on, or with the first way if those would be too many. */
function continued(beginnings: readonly Phrase[], ways: readonly Phrase[]): Phrase[] {
  const all = beginnings.flatMap((beginning) => ways.map((way) => [...beginning, ...way]));
  return all.length <= MOST_WAYS ? all : beginnings.map((beginning) => [...beginning, ...(ways[0] ?? [])]);
}

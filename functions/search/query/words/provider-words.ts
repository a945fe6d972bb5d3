import type { AddedSynonym, SynonymRow } from '#shared/schemas/stored/synonyms.ts';
import { TRADE_GROUPS, tradeTable } from './read-terms.ts';
import { type Phrase, phraseOf, type SynonymGroups, type Synonyms, type SynonymTable } from './synonym-groups.ts';

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
  const table = tradeTable();
  const removals = rows.filter(({ relation }) => relation === 'remove');
  for (const row of removals) removeRow(table, row);
  const shipped = removals.length > 0 ? table.groups() : TRADE_GROUPS;
  for (const row of rows) if (row.relation !== 'remove') addRow(table, row, shipped);
  if (added.length === 0) return table.groups();
  const withFile = table.groups();
  for (const { words, means } of added)
    table.add(phraseOf(words), { same: meaningsOf(phraseOf(means), withFile).same });
  return table.groups();
}

/** Whether a row that removes has an effect on the groups that ship with the product. */
export const removesAny = (row: SynonymRow): boolean => removeRow(tradeTable(), row);

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
    const all = [...words, ...means].map((phrase) => ({ phrase, ways: meaningsOf(phrase, shipped).same }));
    for (const { phrase } of all) {
      table.add(phrase, { same: all.filter((other) => other.phrase !== phrase).flatMap(({ ways }) => ways) });
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
    const { phrase, same, first } = longestIn(meant.slice(start), groups);
    said = {
      same: continued(said.same, [phrase, ...same, ...first]),
      first: continued(said.first, first.length > 0 ? first : [phrase, ...same]),
    };
    start += phrase.length;
  }
  return said;
}

/** The longest phrase with synonyms at the beginning of another, or its first word. */
function longestIn(phrase: Phrase, groups: SynonymGroups): Synonyms & { readonly phrase: Phrase } {
  for (let size = Math.min(groups.longest, phrase.length); size > 0; size--) {
    const beginning = phrase.slice(0, size);
    const synonyms = groups.of(beginning);
    if (synonyms) return { phrase: beginning, ...synonyms };
  }
  return { phrase: phrase.slice(0, 1), same: [], first: [] };
}

/** Each beginning with each way to go on, or with the first way if those would be too many. */
function continued(beginnings: readonly Phrase[], ways: readonly Phrase[]): Phrase[] {
  const all = beginnings.flatMap((beginning) => ways.map((way) => [...beginning, ...way]));
  return all.length <= MOST_WAYS ? all : beginnings.map((beginning) => [...beginning, ...(ways[0] ?? [])]);
}

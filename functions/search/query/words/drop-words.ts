import type { IndexReader } from '../index-reader.ts';
import { type SearchPlan, withTerms } from '../search-plan.ts';
import { type KeywordTerms, onlyTerms, wordsAlone } from './keyword-terms.ts';
import { isGenericWord, isPositionWord } from './lesser-words.ts';

/** A plan with fewer words than the keyword has. */
interface ReducedPlan {
  readonly plan: SearchPlan;
  /** The words that are not searched, as typed. */
  readonly dropped: readonly string[];
}

/**
 * Drops the words that leave a list without parts (decision B228). A certification is dropped first. Then the name of
 * the part is kept if there are such parts, which is the last word, and of the words before it, the positions and
 * words like 'assembly' as many as still find parts together. A phrase of the trade
 * that finds nothing is tried word by word. Undefined if the words are not what empties the list.
 */
export async function dropWords(
  plan: SearchPlan,
  reader: IndexReader,
  hasParts: (plan: SearchPlan) => Promise<boolean>,
): Promise<ReducedPlan | undefined> {
  const { terms, filters } = plan;
  if (!terms || !plan.mayDrop || (await hasParts(plan))) return undefined;
  const marks = filters.certifications.map(({ word }) => word);
  const uncertified = { ...plan, filters: { ...filters, certifications: [] } };
  if (marks.length > 0 && (await hasParts(uncertified))) return { plan: uncertified, dropped: marks };
  const none = await withTerms(uncertified, undefined, reader);
  if (plan.mayDrop === 'all words' && !(await hasParts(none))) return undefined;
  const words = wordsAlone(terms.typed.flat());
  const reduced =
    (await keepTerms(uncertified, terms, reader, hasParts)) ??
    (await keepTerms(uncertified, words, reader, hasParts)) ??
    (plan.mayDrop === 'all words' ? { plan: none, dropped: words.typed.flat() } : undefined);
  if (!reduced) return undefined;
  return { plan: withoutReadings(reduced.plan, reduced.dropped), dropped: [...marks, ...reduced.dropped] };
}

/** Each try looks at all parts that may have the words, so a long keyword would otherwise take as long as many searches. */
const MOST_FAILED_TRIES = 8;

/** Keeps as many terms as find parts together, the important ones first. Undefined if none does. After some that don't fit those that are kept, the rest is not tried. */
async function keepTerms(
  plan: SearchPlan,
  terms: KeywordTerms,
  reader: IndexReader,
  hasParts: (plan: SearchPlan) => Promise<boolean>,
): Promise<ReducedPlan | undefined> {
  const kept = new Set<number>();
  let reduced: SearchPlan | undefined;
  let failed = 0;
  for (const place of byImportance(terms.typed)) {
    if (failed === MOST_FAILED_TRIES) break;
    const tried = await withTerms(plan, onlyTerms(terms, new Set([...kept, place])), reader);
    if (!(await hasParts(tried))) {
      if (reduced) failed++;
      continue;
    }
    kept.add(place);
    reduced = tried;
  }
  return reduced && { plan: reduced, dropped: terms.typed.filter((_, place) => !kept.has(place)).flat() };
}

/** Removes the positions and corrections that were read from words which are no longer searched. */
function withoutReadings(plan: SearchPlan, dropped: readonly string[]): SearchPlan {
  const { filters, corrections } = plan;
  const positions = filters.positions.filter(({ words }) => !words.every((word) => dropped.includes(word)));
  return {
    ...plan,
    filters: { ...filters, positions },
    corrections: corrections.filter(({ used }) => !dropped.includes(used)),
  };
}

/** The places of the terms: the last one first, then positions, then words that many parts have in their names. */
function byImportance(typed: readonly (readonly string[])[]): readonly number[] {
  const rankOf = (place: number): number => {
    const words = typed[place] ?? [];
    return words.every(isPositionWord) ? 1 : words.every(isGenericWord) ? 2 : 0;
  };
  return [...typed.keys()].sort((a, b) => rankOf(a) - rankOf(b) || b - a);
}

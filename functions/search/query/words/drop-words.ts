import type { SearchPlan } from '../search-plan.ts';
import { onlyTerms } from './keyword-terms.ts';
import { standardWord } from './word-forms.ts';

/** A plan with fewer words than the keyword has. */
interface ReducedPlan {
  readonly plan: SearchPlan;
  /** The words that are not searched, as typed. */
  readonly dropped: readonly string[];
}

/** Words for a position. They say less about a part than its name does, so they are dropped before it. */
const POSITIONS = new Set(['left', 'right', 'front', 'rear', 'upper', 'lower', 'inner', 'outer', 'center', 'side']);

/**
 * Drops the words that leave a vehicle without parts, so that a keyword never empties its list (decision B228). A
 * certification is dropped first. Then the name of the part is kept if the vehicle has one, which is the last word,
 * and of the words before it and the positions as many as still find parts together. Undefined if the words are not
 * what empties the list.
 */
export async function dropWords(
  plan: SearchPlan,
  hasParts: (plan: SearchPlan) => Promise<boolean>,
): Promise<ReducedPlan | undefined> {
  const { terms, certifications, certificationWords } = plan;
  if (!terms || !plan.mayDropWords || (await hasParts(plan))) return undefined;
  const uncertified = { ...plan, certifications: [] };
  if (certifications.length > 0 && (await hasParts(uncertified))) {
    return { plan: uncertified, dropped: certificationWords };
  }
  const kept = new Set<number>();
  let reduced: SearchPlan = { ...uncertified, terms: undefined };
  if (!(await hasParts(reduced))) return undefined;
  for (const place of byImportance(terms.typed)) {
    const tried = { ...uncertified, terms: onlyTerms(terms, new Set([...kept, place])) };
    if (!(await hasParts(tried))) continue;
    kept.add(place);
    reduced = tried;
  }
  const dropped = terms.typed.filter((_, place) => !kept.has(place)).flat();
  return { plan: reduced, dropped: [...certificationWords, ...dropped] };
}

/** The places of the terms: the last one first, and positions at the end. */
function byImportance(typed: readonly (readonly string[])[]): readonly number[] {
  const places = [...typed.keys()].reverse();
  const isPosition = (place: number): boolean =>
    (typed[place] ?? []).every((word) => POSITIONS.has(standardWord(word)));
  return [...places.filter((place) => !isPosition(place)), ...places.filter(isPosition)];
}

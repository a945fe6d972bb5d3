import MiniSearch from 'minisearch';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { Asked } from './query-classes.ts';

/**
 * Titles and numbers in MiniSearch. It can answer only keyword searches without facets. Undefined for any other task.
 */
export async function miniSearchContender(
  sources: CatalogueSources,
): Promise<(asked: Asked) => (() => unknown) | undefined> {
  const index = new MiniSearch<{ id: number; title: string; number: string }>({ fields: ['title', 'number'] });
  let id = 0;
  for await (const { title, partNumber } of sources.products) {
    index.add({ id: ++id, title, number: matchedNumber(partNumber) });
  }
  for await (const { title } of sources.salvage) index.add({ id: ++id, title, number: '' });
  return ({ vehicle, words, misspelt, number, isPrefix }) => {
    if (number)
      return () => index.search(matchedNumber(number), { fields: ['number'], prefix: isPrefix ?? false }).slice(0, 12);
    if (!words) return undefined;
    const phrases = misspelt ? [misspelt] : words;
    const queries = phrases.map((phrase) => ({
      combineWith: 'AND' as const,
      queries: (vehicle ? `${vehicle.make} ${vehicle.model} ${phrase}` : phrase).split(' '),
    }));
    const fuzzy = misspelt ? 0.2 : false;
    return () => index.search({ combineWith: 'OR', queries }, { fields: ['title'], prefix: true, fuzzy }).slice(0, 12);
  };
}

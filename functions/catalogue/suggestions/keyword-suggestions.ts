import type { DictionaryLookup } from '../../search/query/dictionary-lookup.ts';
import type { KeywordReading } from '../../search/query/search-query.ts';

/** The most search suggestions (storefront 9). */
const MOST = 10;

/** A vehicle that a keyword may mean, and the words that are left of it. Names that it does not say are empty. */
export interface ReadVehicle {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly keywords: string;
  readonly val: string;
}

/** The possible readings of a keyword, one for each vehicle that it can mean, without duplicates. */
export function keywordSuggestions(readings: readonly KeywordReading[], dictionary: DictionaryLookup): ReadVehicle[] {
  const suggestions = readings.flatMap((reading) =>
    vehiclesOf(reading, dictionary).map((vehicle) => {
      const keywords = reading.words.join(' ');
      const words = [vehicle.year, vehicle.make, vehicle.model, keywords];
      return { ...vehicle, keywords, val: words.filter(Boolean).join(' ') };
    }),
  );
  return [...new Map(suggestions.map((suggestion) => [suggestion.val, suggestion])).values()].slice(0, MOST);
}

function vehiclesOf({ years, makes, models }: KeywordReading, { makeOf, modelOf }: DictionaryLookup) {
  const year = years.length === 1 ? String(years[0]) : '';
  const hasModel = (make: string, model: string): boolean => modelOf(makeOf(make) ?? -1, model) !== undefined;
  if (makes.length === 0) return [{ year, make: '', model: '' }];
  return makes.flatMap((make) => {
    const own = models.filter((model) => hasModel(make, model));
    return own.length > 0 ? own.map((model) => ({ year, make, model })) : [{ year, make, model: '' }];
  });
}

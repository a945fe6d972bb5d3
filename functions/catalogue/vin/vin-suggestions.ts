import { vinTitle } from '#shared/rules/search/vin-title.ts';
import type { VinReading } from './read-vin-keyword.ts';

/** The vehicle of a VIN as search suggestions: one for each name that the provider has for it. */
export function vinSuggestions({ vehicle, reading: { years, makes, models, words } }: VinReading) {
  const keywords = words.join(' ');
  const [year = ''] = years.map(String);
  const [make = ''] = makes;
  const names = models.length > 0 ? models : [''];
  return names.map((model) => {
    const said = names.length > 1 ? `${vinTitle(vehicle)} (${model})` : vinTitle(vehicle);
    return { year, make, model, keywords, val: keywords ? `${said}: ${keywords}` : said };
  });
}

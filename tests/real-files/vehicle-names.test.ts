import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { nameKey } from '#functions/search/format/search-text.ts';
import { readKeyword } from '#functions/search/query/words/read-keyword.ts';
import { suggestReadings } from '#functions/search/query/words/suggest-readings.ts';
import { builtCatalogue } from '../support/search/built-catalogue.ts';
import { aProduct, smallSources } from '../support/search/small-catalogue.ts';

const file = readFileSync(path.resolve('../shared/data/vehicles/hard_names.csv'), 'utf8');
const named = Papa.parse<{ kind: string; make: string; value: string }>(file, { header: true, skipEmptyLines: true });
const vehicles = named.data
  .filter(({ kind }) => kind === 'model')
  .map(({ make, value }) => ({ make: make.trim(), model: value.trim() }));

describe('cases V13, V14 and V19: awkward names of makes and models', async () => {
  const applications = vehicles.map(({ make, model }, index) => {
    return { id: `${index}`, partType: '100', quantity: 1, notes: [], options: [], make, model, from: 1990, to: 1991 };
  });
  const { reader } = await builtCatalogue(
    smallSources({
      products: [aProduct({ partNumber: '1' })],
      fitments: [{ brand: 'BBAA', brandPartNumber: '1', applications }],
    }),
  );
  const dictionary = await reader.dictionary();
  const isNamed = ({ make, model }: (typeof vehicles)[number], makes: readonly string[], models: readonly string[]) =>
    makes.some((name) => nameKey(name) === nameKey(make)) && models.some((name) => nameKey(name) === nameKey(model));

  it('are all different models, but for case and punctuation', () => {
    const stored = dictionary.makes.flatMap(({ name, models }) => models.map((model) => `${name} ${model.name}`));
    expect(stored.length).toBe(new Set(vehicles.map(({ make, model }) => `${nameKey(make)} ${nameKey(model)}`)).size);
  });

  it('are read in a keyword, with year and part beside them', () => {
    const unread = vehicles.filter((vehicle) => {
      const { makes, models } = readKeyword(`1990 ${vehicle.make} ${vehicle.model} fender`, dictionary);
      return !isNamed(vehicle, makes, models);
    });
    expect(unread).toEqual([]);
  });

  it('are among the suggestions for their name alone', () => {
    const missed = vehicles.filter(
      (vehicle) =>
        !suggestReadings(`${vehicle.make} ${vehicle.model}`, false, dictionary).some(({ makes, models }) =>
          isNamed(vehicle, makes, models),
        ),
    );
    expect(missed).toEqual([]);
  });
});

import { madeOnce } from '#shared/rules/base/made-once.ts';
import { nameKey } from '../format/search-text.ts';
import type { DictionaryLookup } from '../query/dictionary-lookup.ts';
import { BODY_NAME, LEFT_OUT, OTHER_MAKES, OTHER_MODELS } from './name-differences.ts';
import type { VinFacts } from './pattern-matches.ts';

/** A vehicle under the provider's names. */
interface OfferedVehicle {
  /** Empty if the provider has no such make. */
  readonly make: string;
  /** Empty if the provider has no such model. Several if its names tell apart what a VIN does not. */
  readonly models: readonly string[];
}

/** Finds the provider's names for the make and model that a VIN says (decision B233). */
export function offeredVehicle(
  facts: VinFacts,
  dictionary: Pick<DictionaryLookup, 'makes' | 'makeOf' | 'modelOf'>,
): OfferedVehicle {
  const { make = '', model = '' } = facts;
  const places = [{ make, model }, ...(OTHER_MAKES[make.toLowerCase()]?.(model) ?? [])];
  for (const place of model ? places : []) {
    const models = modelsOf({ ...facts, ...place }, dictionary);
    if (models.length > 0) return { make: makeName(place.make, dictionary), models };
  }
  return { make: places.map((place) => makeName(place.make, dictionary)).find(Boolean) ?? '', models: [] };
}

type Names = Pick<DictionaryLookup, 'makes' | 'makeOf' | 'modelOf'>;

const makeName = (make: string, { makes, makeOf }: Names): string => makes[makeOf(make) ?? -1]?.name ?? '';

/** The first of the model's names that the provider has, or else its models that are bodies of it. */
function modelsOf(facts: VinFacts, { makes, makeOf, modelOf }: Names): readonly string[] {
  const make = makeOf(facts.make ?? '');
  if (make === undefined) return [];
  const own = makes[make]?.models.map(({ name }) => name) ?? [];
  const names = modelNames(facts).filter(Boolean);
  const exact = names.map((name) => own[modelOf(make, name) ?? -1]).find((name) => name !== undefined);
  if (exact !== undefined) return [exact];
  const bodies = names.map((name) => own.filter((each) => isBodyOf(each, name)));
  return bodies.find((found) => found.length > 0) ?? [];
}

/** 'F150 Regular Cab' is a body of 'F-150'. */
function isBodyOf(name: string, model: string): boolean {
  const words = name.split(' ');
  return words.some(
    (_, at) =>
      at > 0 && nameKey(words.slice(0, at).join('')) === nameKey(model) && BODY_NAME.test(words.slice(at).join(' ')),
  );
}

/** Names for a model, the most exact first. */
function modelNames({ make = '', model = '', series = '', trim = '', fuel }: VinFacts): readonly string[] {
  const number = NUMBER.exec(series)?.[0] ?? NUMBER.exec(trim)?.[0];
  const bare = model.replace(LEFT_OUT, '');
  const others = otherNames().get(differenceKey(make, model)) ?? [];
  const isKnown = (name: string): boolean => number !== undefined || !name.includes('#');
  return [
    ...(fuel === 'electric' ? [`${model} EV`, `${model} Electric`, `${model} Lightning`] : []),
    ...(number ? [`${model} ${number}`, `${bare} ${number}`] : []),
    // 'GLC300-4M' is the trim of a GLC-Class.
    /^[A-Z]*\d+[a-z]*/.exec(trim)?.[0] ?? '',
    model,
    ...others.filter(isKnown).map((name) => name.replace('#', number ?? '')),
    bare,
    series,
    ...(make === 'BMW' ? bmwNames(model) : []),
    ...model.split('/'),
  ];
}

const differenceKey = (make: string, model: string): string => `${nameKey(make)} ${nameKey(model)}`;
const otherNames = madeOnce(
  () =>
    new Map(
      Object.entries(OTHER_MODELS).flatMap(([make, models]) =>
        Object.entries(models).map(([model, names]) => [differenceKey(make, model), names]),
      ),
    ),
);

/** A weight class or an engine: '1500 (1/2 Ton)', '350 F Sport'. */
const NUMBER = /^\d{3,4}[a-z]?\b/;

/** '328i' is also called 328, and 'M340i' is of the 3 Series. */
function bmwNames(model: string): readonly string[] {
  const [, engine = '', digit = ''] = /^(?:M|Alpina B)?((\d)\d\d)/.exec(model) ?? [];
  return engine ? [engine, `${digit} Series`] : [];
}

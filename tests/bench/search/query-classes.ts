import { anyPart, type SearchQuery } from '#functions/search/query/search-query.ts';
import { TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { standardPhrase } from '#functions/search/query/words/synonym-groups.ts';
import { sortIds } from '#shared/values/catalogue/catalogue-sorts.ts';
import { MANUFACTURERS, MODELS_BY_MAKE, TYPES_BY_CATEGORY } from '../../support/search/catalogue-names.ts';
import { type Chance, chance } from '../../support/search/chance.ts';

/** A question in plain data, so that each contender can answer it in its own way. */
export interface Asked {
  readonly query: SearchQuery;
  readonly vehicle?: { readonly year: number; readonly make: string; readonly model: string };
  /** Names of part types. */
  readonly types?: readonly string[];
  /** A part must have all words of one of these. */
  readonly words?: readonly string[];
  /** The words as typed, if they have a typing error. */
  readonly misspelt?: string;
  readonly number?: string;
  readonly isPrefix?: boolean;
}

type Budget = readonly [p50: number, p99: number];

/** Budgets up to a million and a quarter parts, and above. */
const BUDGETS = {
  vehicle: [
    [0.4, 6],
    [0.5, 7],
  ],
  type: [
    [1.5, 8],
    [3, 15],
  ],
  category: [
    [4, 15],
    [8, 25],
  ],
  number: [
    [0.1, 0.5],
    [0.1, 0.5],
  ],
  misspelt: [
    [2, 12],
    [4, 20],
  ],
  synonyms: [
    [3, 15],
    [6, 25],
  ],
  // Nobody types these; they bound what one call can cost. Up to ten looks at all parts that may have the words
  // (drop-words.ts), instead of one.
  manyWords: [
    [10, 75],
    [20, 150],
  ],
} as const;
const LARGE = 2_000_000;

export interface QueryClass {
  readonly name: string;
  /** Milliseconds, p50 and p99. */
  readonly budget: Budget;
  draw(chance: Chance): Asked;
}

const makes = Object.keys(MODELS_BY_MAKE);
const categories = Object.keys(TYPES_BY_CATEGORY);
const partWords = ['headlight', 'bumper', 'door', 'radiator', 'mirror', 'tailgate', 'engine'];
const SHORTEST_MISSPELT = 6;
/** Names of parts in the words of a clerk. Their groups have five words or more. */
const inOtherWords = ['sway bar', 'hubcap', 'prop shaft', 'cooling fan', 'half shaft', 'steering rack'];

/** Words of which a part has one at the most. Parts of all types have those of the first list. */
const inManyTypes = ['primed', 'chrome', 'textured', 'style', 'left', 'right'];
const inFewTypes = [
  'hood',
  'fender',
  'grille',
  'tailgate',
  'alternator',
  'rotor',
  'shifter',
  'caliper',
  'headrest',
  'axle',
];

/** The words of a group of synonyms. */
const groupOf = (name: string): readonly string[] => [
  name,
  ...(TRADE_GROUPS.of(standardPhrase(name.split(' ')))?.same ?? []).map((phrase) => phrase.join(' ')),
];

function shuffled(draw: Chance, words: readonly string[]): string[] {
  const left = [...words];
  return words.map(() => left.splice(draw.below(left.length), 1)[0] ?? '');
}

/** A word with two neighbouring letters swapped. */
function misspeltOf(draw: Chance, word: string): string {
  const at = 1 + draw.below(word.length - 2);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

function vehicleOf(draw: Chance) {
  const make = draw.skewed(makes);
  return { make, model: draw.skewed(MODELS_BY_MAKE[make] ?? []), year: 2004 + draw.below(16) };
}
const asQuery = ({ make, model, year }: ReturnType<typeof vehicleOf>): SearchQuery => ({
  ...anyPart,
  makes: [make],
  models: [model],
  years: [year],
  sort: 'price+low',
});

/** Chooses numbers that exist and time budgets by the size of the catalogue. */
export function queryClasses({ aftermarket, salvage }: { aftermarket: number; salvage: number }): QueryClass[] {
  const budgetOf = (kind: keyof typeof BUDGETS): Budget => BUDGETS[kind][aftermarket + salvage > LARGE ? 1 : 0];
  const numberOf = (draw: Chance): string => {
    const index = draw.below(aftermarket);
    const { prefix } = MANUFACTURERS[Math.floor((index * MANUFACTURERS.length) / aftermarket)] ?? MANUFACTURERS[0];
    return `${prefix}${String(1_000_000 + index * 3).padStart(8, '0')}`;
  };
  return [
    {
      name: 'vehicle + category',
      budget: budgetOf('vehicle'),
      draw(draw) {
        const vehicle = vehicleOf(draw);
        const category = draw.skewed(categories);
        const query = { ...asQuery(vehicle), categories: [category] };
        return { vehicle, types: TYPES_BY_CATEGORY[category] ?? [], query };
      },
    },
    {
      name: 'vehicle',
      budget: budgetOf('vehicle'),
      draw(draw) {
        const vehicle = vehicleOf(draw);
        return { vehicle, query: asQuery(vehicle) };
      },
    },
    {
      name: 'vehicle + keyword',
      budget: budgetOf('vehicle'),
      draw(draw) {
        const vehicle = vehicleOf(draw);
        const word = draw.of(partWords);
        const keyword = `${vehicle.year} ${vehicle.make} ${vehicle.model} ${word}`;
        return { vehicle, words: [word], query: { ...anyPart, keyword, sort: 'price+low' } };
      },
    },
    {
      name: 'vehicle + three facets, nearest',
      budget: budgetOf('vehicle'),
      draw(draw) {
        const vehicle = vehicleOf(draw);
        const facets = {
          linesOfBusiness: ['salvage'],
          conditions: ['A', 'B'],
          mileages: [{ end: 120_000 }],
          sort: 'nearest',
        } as const;
        return { vehicle, query: { ...asQuery(vehicle), ...facets } };
      },
    },
    {
      name: 'part type nationwide, any sort, a price range',
      budget: budgetOf('type'),
      draw(draw) {
        const category = draw.skewed(categories);
        const type = draw.of(TYPES_BY_CATEGORY[category] ?? []);
        const query: SearchQuery = {
          ...anyPart,
          categories: [`${category}|${type}`],
          sort: draw.of(sortIds),
          prices: [{ start: 5_000, end: 200_000 }],
        };
        return { types: [type], query };
      },
    },
    {
      name: 'whole category nationwide',
      budget: budgetOf('category'),
      draw(draw) {
        const category = draw.skewed(categories);
        const query: SearchQuery = { ...anyPart, categories: [category], sort: draw.of(sortIds) };
        return { types: TYPES_BY_CATEGORY[category] ?? [], query };
      },
    },
    {
      name: 'word nationwide',
      budget: budgetOf('category'),
      draw(draw) {
        const word = draw.of(partWords);
        return { words: [word], query: { ...anyPart, keyword: word, sort: 'price+low' } };
      },
    },
    {
      name: 'word nationwide, in the order of relevance',
      budget: budgetOf('category'),
      draw(draw) {
        const word = draw.of(partWords);
        return { words: [word], query: { ...anyPart, keyword: word } };
      },
    },
    {
      name: 'misspelt word nationwide, in the order of relevance',
      budget: budgetOf('misspelt'),
      draw(draw) {
        const word = draw.of(partWords.filter(({ length }) => length >= SHORTEST_MISSPELT));
        const misspelt = misspeltOf(draw, word);
        return { words: [word], misspelt, query: { ...anyPart, keyword: misspelt } };
      },
    },
    {
      name: 'synonyms nationwide, in the order of relevance',
      budget: budgetOf('synonyms'),
      draw(draw) {
        const name = draw.of(inOtherWords);
        return { words: groupOf(name), query: { ...anyPart, keyword: name } };
      },
    },
    {
      name: 'sixteen words that no part has together',
      budget: budgetOf('manyWords'),
      draw(draw) {
        const words = shuffled(draw, [...inManyTypes, ...inFewTypes]);
        return { words: [words.join(' ')], query: { ...anyPart, keyword: words.join(' ') } };
      },
    },
    {
      name: 'number',
      budget: budgetOf('number'),
      draw(draw) {
        const number = numberOf(draw);
        return { number, query: { ...anyPart, keyword: number } };
      },
    },
    {
      name: 'beginning of a number',
      budget: budgetOf('number'),
      draw(draw) {
        const number = numberOf(draw).slice(0, -2);
        return { number, isPrefix: true, query: { ...anyPart, keyword: number, isPartSearch: true } };
      },
    },
  ];
}

export const drawn = (kind: QueryClass, count: number): Asked[] =>
  Array.from({ length: count }, (_, index) => kind.draw(chance(99, index)));

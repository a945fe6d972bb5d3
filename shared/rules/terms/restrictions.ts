import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import { COUNTRIES, type Country, countries } from '../../values/countries.ts';
import { regionNamed, regionsOf } from '../shipping/regions.ts';
import { mainPostalCode } from './destination.ts';

type BarredPlace = TermsOfSale['barred'][number];

export const CALIFORNIA: BarredPlace = { place: 'US-CA', name: 'California' };

/**
 * The emissions code of a part (PIES segment EMS) that forbids its sale in California, because it has no Executive Order of
 * the California Air Resources Board: 2 is not legal there, 3 is for racing, 5 is pending. 1 has an order, and 4 needs none.
 */
const EMISSIONS: Readonly<Record<string, readonly BarredPlace[]>> = {
  1: [],
  2: [CALIFORNIA],
  3: [CALIFORNIA],
  4: [],
  5: [CALIFORNIA],
};

/** The emissions code of a part that needs no Executive Order. */
export const NEEDS_NO_ORDER = 'EMS:4';

/** The codes of three letters (ISO 3166-1). */
const LONG_CODES: Readonly<Record<Country, string>> = { US: 'USA', CA: 'CAN', MX: 'MEX' };

/** Readers of the value of each code. Counties and cities can't be told from an address, so their codes are missing. */
const READERS: Readonly<Record<string, (value: string) => readonly BarredPlace[] | undefined>> = {
  EMS: (value) => EMISSIONS[value.replace(/^0+/, '')],
  RST: (value) => eachOf(value, regionPlace),
  RPC: (value) => eachOf(value, postalPlace),
  RCC: (value) => eachOf(value, countryPlace),
};

/**
 * The places that a restriction bars, by code of the PIES segment: 'EMS:2', 'RST:CA', 'RPC:90015', 'RCC:Canada'. A region
 * alone stands for itself. Undefined if the restriction can't be applied, as its code or its value is unknown.
 */
export function barredBy(restriction: string): readonly BarredPlace[] | undefined {
  const known = read.get(restriction);
  if (known) return known.places;
  const places = readRestriction(restriction);
  if (read.size < MOST_KEPT) read.set(restriction, { places });
  return places;
}

/** A catalogue repeats a few restrictions in many parts. */
const read = new Map<string, { readonly places: readonly BarredPlace[] | undefined }>();
const MOST_KEPT = 10_000;

function readRestriction(restriction: string): readonly BarredPlace[] | undefined {
  const [, code = 'RST', value = ''] = /^(?:([A-Za-z]{3})\s*:)?\s*(.*?)\s*$/.exec(restriction) ?? [];
  return READERS[code.toUpperCase()]?.(value);
}

/** One value may list several places. */
function eachOf(value: string, read: (one: string) => BarredPlace | undefined): readonly BarredPlace[] | undefined {
  const places = value
    .split(/[,;|/]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(read);
  const known = places.filter((place) => place !== undefined);
  return known.length > 0 && known.length === places.length ? known : undefined;
}

function regionPlace(typed: string): BarredPlace | undefined {
  for (const country of countries) {
    const region = regionNamed(regionsOf(country), typed);
    if (region) return { place: `${country}-${region.code}`, name: region.name };
  }
  return undefined;
}

function postalPlace(typed: string): BarredPlace | undefined {
  const place = mainPostalCode(typed, 'US') ?? mainPostalCode(typed, 'CA');
  return place === undefined ? undefined : { place, name: place };
}

function countryPlace(typed: string): BarredPlace | undefined {
  const place = countries.find((country) =>
    [country, LONG_CODES[country], COUNTRIES[country]].some((name) => name.toUpperCase() === typed.toUpperCase()),
  );
  return place && { place, name: COUNTRIES[place] };
}

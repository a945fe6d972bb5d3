import type { VehicleKind } from '#shared/values/vehicle-kinds.ts';
import { withCheckDigit } from '#shared/values/vin.ts';
import type { Vpic, VpicManufacturer } from './read-vpic.ts';

/** A made-up VIN and what the patterns that it was made from say. */
interface VinSample {
  readonly vin: string;
  readonly kind: VehicleKind;
  readonly country: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** How many samples of each kind are drawn: 200 together. */
const DRAWN: readonly (readonly [VehicleKind, number])[] = [
  ['car', 55],
  ['multipurpose', 50],
  ['truck', 45],
  ['motorcycle', 20],
  ['trailer', 20],
  ['bus', 10],
];
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const YEARS = { first: 1981, last: 2027, turn: 30 };

/**
 * Draws VINs to test the decoder with. It fills in patterns and shares no code with the decoder. VINs that don't tell
 * their year are not drawn: those of other vehicles than cars whose patterns also match thirty years apart. There is a car of each year.
 */
export function drawSamples({ manufacturers, patterns }: Vpic): VinSample[] {
  const draw = drawing(20_260_312);
  return DRAWN.flatMap(([kind, wanted]) => {
    const ofKind = manufacturers.filter((each) => each.kind === kind);
    const samples: VinSample[] = [];
    while (samples.length < wanted) {
      const year = YEARS.first + samples.length;
      const isForYear = kind === 'car' && year <= YEARS.last;
      const sample = sampleOf(draw.one(ofKind), patterns, draw, isForYear ? year : undefined);
      if (sample) samples.push(sample);
    }
    return samples;
  });
}

type Drawing = ReturnType<typeof drawing>;

/** Numbers that are the same on every machine. */
function drawing(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = <Value>(values: readonly Value[] | string): Value => values[below(values.length)] as Value;
  return { below, one, shuffled: <Value>(values: readonly Value[]) => values.toSorted(() => below(3) - 1) };
}

function sampleOf(
  manufacturer: VpicManufacturer,
  patterns: Vpic['patterns'],
  draw: Drawing,
  wantedYear: number | undefined,
): VinSample | undefined {
  const { code, kind, country, uses } = manufacturer;
  if (uses.length === 0) return undefined;
  const { schema, from, to } = draw.one(uses);
  const all = patterns.get(schema) ?? [];
  const named = all.flatMap(({ pattern, facts }) => {
    const { make, model } = Object.fromEntries(facts);
    return make && model ? [{ pattern, make, model }] : [];
  });
  const first = Math.max(from, YEARS.first);
  const last = Math.min(to || YEARS.last, YEARS.last);
  if (named.length === 0 || first > last) return undefined;
  const year = wantedYear ?? first + draw.below(last - first + 1);
  if (year < first || year > last) return undefined;
  const { pattern, make, model } = draw.one(named);
  const descriptor = filledIn([pattern, ...draw.shuffled(all.map((each) => each.pattern))], year, code, draw);
  if (!descriptor || !tellsYear(descriptor, year, manufacturer, patterns)) return undefined;
  const vin = withCheckDigit(`${code.slice(0, 3)}${descriptor.slice(0, 5)}0${descriptor.slice(6)}`);
  return { vin, kind, country, year, make, model };
}

/** The characters 4 to 8, '|', and 10 to 17, which match the first pattern and as many others as possible. */
function filledIn(patterns: readonly string[], year: number, code: string, draw: Drawing): string | undefined {
  const yearCode = YEAR_CODES.charAt((year - 1980) % YEARS.turn);
  const any = DIGITS + LETTERS;
  // Character 7 is a digit before 2010 and a letter since.
  let choices = [any, any, any, year < 2010 ? DIGITS : LETTERS, any, '|', yearCode, any];
  choices.push(...(code.length > 3 ? code.slice(3) : '000').split(''), DIGITS, DIGITS, DIGITS);
  for (const [index, pattern] of patterns.entries()) {
    const narrowed = narrowedBy(pattern, choices);
    if (narrowed) choices = narrowed;
    else if (index === 0) return undefined;
  }
  return choices.map((choice) => draw.one(choice)).join('');
}

function narrowedBy(pattern: string, choices: readonly string[]): string[] | undefined {
  const parts = pattern.match(/\[[^\]]*\]|./g) ?? [];
  if (parts.length > choices.length) return undefined;
  const narrowed = choices.map((choice, at) => {
    const part = parts[at] ?? '*';
    return [...choice].filter((character) => regExpOf(part).test(character)).join('');
  });
  return narrowed.includes('') ? undefined : narrowed;
}

const regExpOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('|', '\\|').replaceAll('*', '.').replaceAll('#', '\\d')}`);

function tellsYear(
  descriptor: string,
  year: number,
  { kind, uses }: VpicManufacturer,
  patterns: Vpic['patterns'],
): boolean {
  if (kind === 'car' || kind === 'multipurpose') return true;
  const others = [year - YEARS.turn, year + YEARS.turn];
  return !uses.some(
    ({ schema, from, to }) =>
      others.some((other) => other >= from && other <= (to || YEARS.last)) &&
      patterns.get(schema)?.some(({ pattern }) => regExpOf(pattern).test(descriptor)),
  );
}

import type { PartFlag } from '#shared/values/catalogue/part-flags.ts';
import { type DemoBrand, demoBrandOf } from './brands.ts';
import { type Chance, chance } from './chance.ts';
import { type DrawingView, drawingViews } from './drawing-names.ts';
import { type Fitment, fitmentsOf } from './fitments.ts';
import { type Generation, generations, isPopular } from './generations.ts';
import { isOfItsTime } from './modern-equipment.ts';
import { aftermarketTypes, positionsOn, type SoldType, typesFor } from './part-categories.ts';
import { positionInWords, positionSuffix, titleOf, vehicleInWords } from './part-texts.ts';
import type { Position } from './part-types/part-type.ts';
import { priceWithin } from './prices.ts';
import { staples } from './staples.ts';

/** A new part with everything that the files say about it. Money is in cents. */
export interface AftermarketPart {
  readonly brand: DemoBrand;
  readonly type: SoldType;
  readonly position: Position;
  readonly partNumber: string;
  readonly brandPartNumber: string;
  readonly title: string;
  readonly description: string;
  readonly flags: readonly PartFlag[];
  readonly ftcDisplay: string;
  /** Code, description and eaches. The first unit is the default. */
  readonly units: readonly (readonly [code: string, description: string, eaches: number])[];
  readonly alternateNumbers: readonly string[];
  readonly successor: string;
  /** The first view is the default. */
  readonly views: readonly DrawingView[];
  readonly wheel?: { readonly diameter: number; readonly width: number; readonly description: string };
  readonly flatRateShippingFee?: number;
  readonly attributes: readonly string[];
  readonly fitments: readonly Fitment[];
  /** Undefined for core items, which are not for sale. */
  readonly offer?: Offer;
}

interface Offer {
  readonly list: number;
  readonly core?: number;
  /** Explicit prices by price level. */
  readonly levels: Readonly<Record<string, number>>;
  /** Popular parts are stocked in more warehouses. */
  readonly isPopular: boolean;
}

/** The number of parts for each unit of demand at scale 1, about 21,000 in total. */
const PARTS_PER_DEMAND = 0.0605;

/** A part type for a vehicle in one style. All positions are generated together. */
interface Unit {
  readonly generation: Generation;
  readonly type: SoldType;
  readonly style: number;
  readonly round: number;
}

/** All new parts, multiplied by the scale. Memory only holds a counter for each maker. */
export function* aftermarketParts(scale: number): Generator<AftermarketPart> {
  const sequences = new Map<DemoBrand, number>();
  const nextOf = (brand: DemoBrand): number => {
    const sequence = (sequences.get(brand) ?? 0) + 1;
    sequences.set(brand, sequence);
    return sequence;
  };
  for (const generation of generations) {
    let left = Math.ceil(generation.demand * PARTS_PER_DEMAND * scale);
    for (const unit of unitsOf(generation)) {
      for (const part of partsOf(unit, nextOf)) {
        yield part;
        left -= 1;
      }
      if (left <= 0) break;
    }
  }
}

/**
 * An endless sequence. Popular vehicles have the staples first. After every part type has come once, all of them come again
 * from other makers and in other styles.
 */
function* unitsOf(generation: Generation): Generator<Unit> {
  const { make, model, from, body } = generation;
  const offered = typesFor(aftermarketTypes, body)
    .map((type) => ({ type, styles: stylesOn(generation, type) }))
    .filter(({ styles }) => styles.length > 0);
  for (let round = 0; ; round += 1) {
    const draw = chance('types', make, model, from, round);
    const all = draw.shuffled(offered);
    const isStaple = ({ type }: (typeof all)[number]) => staples.has(type.name);
    const ofRound = round === 0 && isPopular(generation.demand) ? all.filter(isStaple) : all;
    for (const { type, styles } of ofRound) {
      const first = chance('style', make, model, from, type.code).below(styles.length);
      yield { generation, type, style: styles[(first + round) % styles.length] ?? 0, round };
    }
  }
}

/** The styles of a type that vehicles of a generation had, by their index in its list. */
const stylesOn = (generation: Generation, { name, styles }: SoldType): number[] =>
  [...styles.keys()].filter((style) => isOfItsTime(generation, `${name} ${styles[style]}`));

function* partsOf({ generation, type, style, round }: Unit, nextOf: (brand: DemoBrand) => number) {
  const draw = chance('part', generation.make, generation.model, generation.from, type.code, style, round);
  const brand = demoBrandOf(draw, type.productLine);
  const words = type.styles[style] ?? '';
  const shared = sharedOf(draw, type, brand, style, words, generation);
  const sequence = nextOf(brand);
  const [firstOffice = ''] = shared.alternateNumbers;
  for (const position of positionsOn(generation.body, type)) {
    const brandPartNumber = brand.numbering(type.code, sequence, positionSuffix(position));
    const partNumber = `${brand.prefix}${brandPartNumber}`;
    const title = titleOf(type.name, position, words);
    const part = {
      ...shared,
      brand,
      type,
      position: position,
      partNumber,
      brandPartNumber,
      title,
      description: descriptionOf(title, position, shared.fitments, shared.flags),
      alternateNumbers: firstOffice
        ? shared.alternateNumbers.map((number) => `${number}${positionSuffix(position)}`)
        : [],
      successor: '',
      views: viewsOf(partNumber),
    };
    yield part;
    if (shared.offer.core !== undefined) yield coreItemOf(part);
    if (shared.isReplaced) yield replacedBy(part);
  }
}

function sharedOf(
  draw: Chance,
  type: SoldType,
  brand: DemoBrand,
  style: number,
  words: string,
  generation: Generation,
) {
  const isRebuilt = words.startsWith('Remanufactured') || words.includes(', Remanufactured');
  const hasCore = type.core !== undefined && (isRebuilt || type.flags?.includes('hazardous') === true);
  const levels = [generation.priceLevel, brand.priceLevel, isRebuilt ? 68 : 100];
  const list = priceWithin(draw, rangeOf(type, style), ...levels);
  const offer: Offer = {
    list,
    ...(hasCore && { core: (type.core ?? 0) * 100 }),
    levels: draw.is(14) ? explicitPrices(draw, list) : {},
    isPopular: isPopular(generation.demand),
  };
  const flags: PartFlag[] = [...(type.flags ?? [])];
  if (brand.isCertified) flags.push(...(type.certifications ?? []).filter(() => draw.is(55)));
  if (brand.tier) flags.push(brand.tier);
  if (isRebuilt) flags.push('reman');
  return {
    flags,
    ftcDisplay: ftcOf(flags),
    units: unitsOfSale(draw, type),
    alternateNumbers: draw.is(60) ? originalNumbers(draw) : [],
    ...(type.isWheel && { wheel: wheelOf(draw, words) }),
    ...(flags.includes('oversized') && draw.is(12) && { flatRateShippingFee: draw.of([49_00, 75_00, 89_95, 125_00]) }),
    attributes: [
      ...(type.attributes ?? []),
      ...(words ? [`Style:${words}`] : []),
      `Quantity per vehicle:${type.quantity ?? 1}`,
    ],
    fitments: fitmentsOf(draw, type, generation),
    offer,
    isReplaced: draw.is(2),
  };
}

/** Better styles come later in the list of a type and cost more. */
function rangeOf({ price: [low, high], styles }: SoldType, style: number): [number, number] {
  const step = (high - low) / (styles.length + 1);
  return [low + step * style, low + step * (style + 2)];
}

function explicitPrices(draw: Chance, list: number): Record<string, number> {
  const off = (percent: number) => Math.floor((list * (100 - percent)) / 100);
  const fleet = draw.between(20, 36);
  return {
    fleet: off(fleet),
    ...(draw.is(60) && { collision: off(draw.between(16, 30)) }),
    ...(draw.is(40) && { wholesale: off(fleet + draw.between(2, 10)) }),
  };
}

function unitsOfSale(draw: Chance, { packs = [] }: SoldType): AftermarketPart['units'] {
  const each = ['EA', 'Each', 1] as const;
  // Some parts are only sold by the pair or box.
  return packs.length > 0 && draw.is(6) ? packs : [each, ...packs];
}

/** Numbers that look like those of a vehicle maker but are made up. */
function originalNumbers(draw: Chance): string[] {
  const number = () => `DMOE:Z${draw.between(10, 99)}-${draw.between(10_000, 99_999)}-${draw.of(['A', 'B', 'C'])}`;
  return draw.is(30) ? [number(), number()] : [number()];
}

function wheelOf(draw: Chance, words: string) {
  const diameter = draw.between(15, 20);
  const width = draw.of([6.5, 7, 7.5, 8]);
  return { diameter, width, description: `${diameter} x ${width} in, ${words}` };
}

function ftcOf(flags: readonly PartFlag[]): string {
  if (flags.includes('reman')) return 'Remanufactured: a used part, rebuilt to work as a new one does.';
  return flags.includes('reconditioned') ? 'Reconditioned: a used part, repaired and refinished.' : '';
}

function descriptionOf(
  title: string,
  position: Position,
  fitments: readonly Fitment[],
  flags: readonly PartFlag[],
): string {
  const [first, ...others] = fitments;
  const marks = [flags.includes('capa') && 'CAPA', flags.includes('nsf') && 'NSF'].filter(Boolean);
  return [
    `${title}${first ? ` for ${vehicleInWords(first)}` : ''}.`,
    others.length > 0 ? `Also fits ${others.length} more ${others.length === 1 ? 'model' : 'models'}.` : '',
    position ? `Position: ${positionInWords(position)}.` : '',
    marks.length > 0 ? `Shown as ${marks.join(' and ')} certified.` : '',
    'A made-up part of the demo catalogue.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Some parts have several pictures. They use a generator of their own, so that all other values stay the same. */
function viewsOf(partNumber: string): readonly DrawingView[] {
  const draw = chance('pictures', partNumber);
  if (draw.is(45)) return drawingViews;
  return draw.is(40) ? ['front', 'close-up'] : ['front'];
}

/** The old unit that is returned. Its number contains a blank, and it has no price. */
function coreItemOf(part: AftermarketPart): AftermarketPart {
  const { type, title } = part;
  return {
    brand: part.brand,
    type: { ...type, packs: [], keywords: ['core', 'old unit'] },
    position: part.position,
    partNumber: `${part.partNumber} CORE`,
    brandPartNumber: `${part.brandPartNumber} CORE`,
    title: `Core Return, ${titleOf(type.name, part.position, '')}`,
    description: `The old unit that is given back for ${title} (${part.partNumber}). A made-up part of the demo catalogue.`,
    flags: ['core'],
    ftcDisplay: '',
    units: [['EA', 'Each', 1]],
    alternateNumbers: [],
    successor: '',
    views: ['front'],
    attributes: [],
    fitments: [],
  };
}

/** An older number of the part, which names its successor and is sold off. */
function replacedBy(part: AftermarketPart): AftermarketPart {
  return {
    ...part,
    partNumber: `${part.partNumber}OLD`,
    brandPartNumber: `${part.brandPartNumber}OLD`,
    description: `${part.description} Replaced by ${part.partNumber}.`,
    alternateNumbers: [],
    successor: part.partNumber,
  };
}

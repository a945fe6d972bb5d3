import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import type { FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { PriceRow, StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import { certificationNames, type PartFlag } from '#shared/values/catalogue/part-flags.ts';
import { MANUFACTURERS, MODELS_BY_MAKE, PLACES, TYPES_BY_CATEGORY } from './catalogue-names.ts';
import { type Chance, chance } from './chance.ts';

interface CatalogueSize {
  readonly seed: number;
  readonly aftermarket: number;
  readonly salvage: number;
  /** On average. */
  readonly applicationsPerPart: number;
  /** How many models of a make, and how many part types, there are. Undefined means all. */
  readonly modelsPerMake?: number;
  readonly types?: number;
}

const FIRST_YEAR = 1996;
const LAST_YEAR = 2026;
/** Vehicles within this many years share their recycled parts. */
const GENERATION = 5;
const GENERATIONS = Math.ceil((LAST_YEAR - FIRST_YEAR + 1) / GENERATION);
const GENERATED_AS_OF = '2026-01-10T06:00:00.000Z';

interface GeneratedType {
  readonly code: string;
  readonly name: string;
  readonly category: string;
}
interface GeneratedModel {
  readonly make: string;
  readonly model: string;
}

/**
 * A catalogue with realistic data: a few makes, models and types sell most, some interchange numbers span makes, and
 * mileage is sometimes unknown. Each row is drawn by its own number, so every source can be read repeatedly.
 */
export function generatedCatalogue(size: CatalogueSize): CatalogueSources {
  const { seed } = size;
  const types: GeneratedType[] = Object.entries(TYPES_BY_CATEGORY)
    .flatMap(([category, names]) => names.map((name) => ({ category, name })))
    .map((type, index) => ({ ...type, code: String(100 + index) }))
    .slice(0, size.types);
  const models: GeneratedModel[] = Object.entries(MODELS_BY_MAKE).flatMap(([make, names]) =>
    names.slice(0, size.modelsPerMake).map((model) => ({ make, model })),
  );
  const makes = Object.keys(MODELS_BY_MAKE);
  const modelsOf = Map.groupBy(models, ({ make }) => make);
  const typeOf = (draw: Chance): GeneratedType => draw.skewed(types);
  const modelOf = (draw: Chance): GeneratedModel => draw.skewed(modelsOf.get(draw.skewed(makes)) ?? models);
  const locations = generatedLocations();
  const warehouses = locations.filter(({ kind }) => kind === 'warehouse').map(({ number }) => number);
  const yards = locations.filter(({ kind }) => kind === 'yard').map(({ number }) => number);

  function numberOf(index: number): { manufacturer: (typeof MANUFACTURERS)[number]; digits: string } {
    const block = Math.floor((index * MANUFACTURERS.length) / size.aftermarket);
    const manufacturer = MANUFACTURERS[block] ?? MANUFACTURERS[0];
    return { manufacturer, digits: String(1_000_000 + index * 3).padStart(8, '0') };
  }

  function partNumberOf(index: number): string {
    const { manufacturer, digits } = numberOf(index);
    return `${manufacturer.prefix}${digits}`;
  }

  function product(index: number): ProductRow {
    const draw = chance(seed, index);
    const { manufacturer, digits } = numberOf(index);
    const type = typeOf(draw);
    const main = modelOf(draw);
    const year = yearOf(draw);
    const side = draw.of(['', ', Left', ', Right', ', Front', ', Rear']);
    const flags: PartFlag[] = certificationNames.filter(() => draw.is(0.15));
    if (draw.is(0.06)) flags.push('reman');
    if (draw.is(0.05)) flags.push('reconditioned');
    if (draw.is(0.02)) flags.push('core');
    if (draw.is(0.1)) flags.push('oversized');
    return {
      companyCode: '001',
      partNumber: partNumberOf(index),
      brand: manufacturer.brand,
      brandPartNumber: digits,
      manufacturer: manufacturer.name,
      partType: type.code,
      productLine: `PL${draw.below(12)}`,
      title: `${type.name}${side} for ${year} ${main.make} ${main.model}`,
      description: '',
      keywords: draw.is(0.3) ? [draw.of(['primed', 'chrome', 'textured', 'OEM style', 'left-hand'])] : [],
      flags,
      units: draw.is(0.05) ? [{ code: 'PR', description: 'Pair', eaches: 2 }] : [],
      images: [{ title: 'Part', size: 'large', url: `/images/parts/${type.code}.svg` }],
      alternateNumbers: draw.is(0.4)
        ? [{ brand: 'OEM', number: `${draw.below(90000) + 10000}-${digits.slice(4)}` }]
        : [],
      ...(draw.is(0.05) && { successor: partNumberOf((index + 1) % size.aftermarket) }),
      restrictions: [],
      attributes: [],
    };
  }

  function fitment(index: number): FitmentRow {
    const draw = chance(seed, index);
    const { manufacturer, digits } = numberOf(index);
    const type = typeOf(draw);
    const main = modelOf(draw);
    const count = 1 + Math.floor(-Math.log(1 - draw.next()) * (size.applicationsPerPart - 1));
    const applications = Array.from({ length: count }, (_, number) => {
      const sameMake = modelsOf.get(main.make) ?? models;
      const vehicle = number === 0 ? main : draw.is(0.8) ? draw.of(sameMake) : modelOf(draw);
      const from = yearOf(draw);
      return {
        id: `${index * 1000 + number}`,
        make: draw.is(0.003) ? 'MISC' : vehicle.make,
        model: vehicle.model,
        from,
        to: Math.min(LAST_YEAR, from + draw.below(6)),
        partType: type.code,
        quantity: 1,
        notes: draw.is(0.3) ? [draw.of(['w/o sensor', 'w/ sensor', 'Sedan', 'Coupe', 'FWD'])] : [],
        options: [],
      };
    });
    return { brand: manufacturer.brand, brandPartNumber: digits, applications };
  }

  function price(index: number): PriceRow {
    const draw = chance(seed + 1, index);
    const partNumber = partNumberOf(index);
    const list = draw.is(0.01) ? 0 : Math.floor(50_000 + draw.next() ** 3 * 9_000_000);
    const levels: Record<string, number> = draw.is(0.15) ? { gold: Math.floor(list * (0.6 + draw.next() * 0.2)) } : {};
    return { companyCode: '001', partNumber, list, levels };
  }

  function stock(index: number): StockRow {
    const draw = chance(seed + 2, index);
    const onHand = Object.fromEntries(
      Array.from({ length: draw.below(4) }, () => [draw.of(warehouses), draw.below(9)] as const),
    );
    const partNumber = partNumberOf(index);
    // A supplier's feed, an hour and a half later.
    return { companyCode: '001', partNumber, onHand, ...(draw.is(0.3) ? { asOf: '2026-01-10T07:30:00.000Z' } : {}) };
  }

  const interchangeNumber = (type: number, model: number, generation: number): string =>
    `${types[type]?.code}-${String(model * GENERATIONS + generation).padStart(5, '0')}`;

  /** The vehicles of one interchange number: its own generation, and sometimes a model of another make. */
  function interchangeOf(type: number, model: number, generation: number): InterchangeRow[] {
    const draw = chance(seed + 3, (type * models.length + model) * GENERATIONS + generation);
    if (draw.is(0.1)) return [];
    const from = FIRST_YEAR + generation * GENERATION;
    const spans = [models[model], draw.is(0.25) ? modelOf(draw) : undefined].filter((found) => found !== undefined);
    return [...new Map(spans.map((found) => [`${found.make}\u0000${found.model}`, found])).entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, found]) => ({
        interchangeNumber: interchangeNumber(type, model, generation),
        partType: types[type]?.code ?? '',
        ...found,
        from,
        to: from + GENERATION - 1 + (draw.is(0.3) ? 2 : 0),
        option: draw.is(0.5) ? draw.of(['2.4L, AT', '3.5L, AT, FWD', '5.3L, AT, 4x4']) : '',
      }));
  }

  const typeNumbers = [...types.keys()];
  const modelNumbers = new Map(models.map((model, index) => [model, index]));
  function salvage(index: number): SalvageRow {
    const draw = chance(seed + 4, index);
    const type = draw.skewed(typeNumbers);
    const vehicle = modelOf(draw);
    const year = yearOf(draw);
    const side = draw.of(['', ', Left', ', Right']);
    const mileage = Math.floor((LAST_YEAR - year + 1) * 11_500 * (0.4 + draw.next() * 1.2));
    const generation = Math.floor((year - FIRST_YEAR) / GENERATION);
    return {
      guid: `${index.toString(16).padStart(8, '0')}-${Math.floor(draw.next() * 2 ** 32).toString(16)}`,
      companyCode: draw.is(0.9) ? '004' : '002',
      partType: types[type]?.code ?? '',
      interchangeNumber: draw.is(0.03) ? '' : interchangeNumber(type, modelNumbers.get(vehicle) ?? 0, generation),
      yard: draw.skewed(yards),
      ...(draw.is(0.92) ? { mileage } : {}),
      grade: mileage < 60_000 ? 'A' : draw.of(['A', 'B', 'B', 'C', 'ungraded']),
      list: Math.floor(150_000 + draw.next() ** 4 * 25_000_000),
      title: `${year} ${vehicle.make} ${vehicle.model} ${types[type]?.name ?? ''}${side}`,
      description: '',
      flags: draw.is(0.03) ? ['reconditioned'] : [],
      sourceVehicle: { year, make: vehicle.make, model: vehicle.model, images: [] },
      images: draw.is(0.5) ? [`/images/salvage/${types[type]?.code}.svg`] : [],
    };
  }

  const each = <Row>(count: number, rowOf: (index: number) => Row): Iterable<Row> => ({
    *[Symbol.iterator]() {
      for (let index = 0; index < count; index++) yield rowOf(index);
    },
  });
  const interchange: Iterable<InterchangeRow> = {
    *[Symbol.iterator]() {
      for (const type of types.keys()) {
        for (const model of models.keys()) {
          for (let generation = 0; generation < GENERATIONS; generation++)
            yield* interchangeOf(type, model, generation);
        }
      }
    },
  };
  return {
    products: each(size.aftermarket, product),
    prices: each(size.aftermarket, price),
    stock: each(size.aftermarket, stock),
    fitments: each(size.aftermarket, fitment),
    salvage: each(size.salvage, salvage),
    interchange,
    categories: types
      .map(({ category, name, code }) => ({ fullName: `${category}|${name}`, partTypes: [code] }))
      .sort((a, b) => (a.fullName < b.fullName ? -1 : 1)),
    partTypes: types.flatMap(({ code, name }) => [
      { code, name, lineOfBusiness: 'aftermarket' as const },
      { code, name, lineOfBusiness: 'salvage' as const },
    ]),
    productLines: Array.from({ length: 12 }, (_, index) => ({ code: `PL${index}`, name: `Line ${index}` })),
    insurers: [
      { name: 'Acme Mutual', refusedFlags: [], refusedPartTypes: [] },
      { name: 'Keystone Casualty', refusedFlags: ['reman', 'reconditioned'], refusedPartTypes: [] },
      {
        name: 'Lakes Indemnity',
        refusedFlags: ['valueLine'],
        refusedPartTypes: types.slice(0, 2).map(({ code }) => code),
      },
    ],
    locations,
    asOf: GENERATED_AS_OF,
  };
}

/** Mostly six to eighteen years old. */
function yearOf(draw: Chance): number {
  const age = Math.floor(((draw.next() + draw.next() + draw.next()) / 3) * (LAST_YEAR - FIRST_YEAR + 1));
  return LAST_YEAR - age;
}

function generatedLocations(): LocationRow[] {
  const place = (kind: LocationRow['kind'], index: number, number: string): LocationRow => {
    const [name, postalCode, latitude, longitude, timeZone] = PLACES[index % PLACES.length] ?? PLACES[0];
    return {
      kind,
      number,
      companyCode: kind === 'yard' ? '004' : '001',
      name: `${name} ${kind}`,
      phoneNumber: '555-0100',
      postalCode,
      latitude: latitude + (kind === 'yard' ? index / 100 : 0),
      longitude,
      timeZone,
      transfersFrom: [],
    };
  };
  const yards = Array.from({ length: 20 }, (_, index) => place('yard', index, String(501 + index)));
  return [
    ...Array.from({ length: 8 }, (_, index) => ({
      ...place('warehouse', index * 2, String(11 + index)),
      transfersFrom: [String(11 + ((index + 1) % 8)), String(501 + index * 2), String(502 + index * 2)],
    })),
    ...yards,
  ];
}

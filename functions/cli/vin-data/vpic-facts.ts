import type { VinFact } from '../../search/vin/vin-chunk.ts';
import { wordOfVpic } from './vpic-words.ts';

/** Reads the rows of a query. */
export type ReadRows = <Row>(query: string) => Row[];

type Fact = readonly [VinFact, string];

/** One value of a vehicle in vPIC. */
interface ElementValue {
  readonly element: number;
  readonly value: string;
}

/** Elements of vPIC with the value itself. */
const PLAIN: Readonly<Record<number, VinFact>> = {
  9: 'cylinders',
  13: 'liters',
  14: 'doors',
  34: 'series',
  38: 'trim',
};
/** Elements of vPIC whose values are ids of a table. */
const LISTED: Readonly<Record<number, readonly [VinFact, table: string]>> = {
  5: ['body', 'BodyStyle'],
  15: ['drive', 'DriveType'],
  24: ['fuel', 'FuelType'],
  25: ['weightClass', 'GrossVehicleWeightRating'],
  64: ['layout', 'EngineConfiguration'],
};
const MODEL = 28;
const CUBIC_CENTIMETERS = 11;
const ENGINE_MODEL = 18;

/** The elements that are read. */
export const FACT_ELEMENTS: readonly number[] = [
  ...Object.keys({ ...PLAIN, ...LISTED }).map(Number),
  ...[MODEL, CUBIC_CENTIMETERS, ENGINE_MODEL],
];

/** Returns the facts in values. Of several values the first counts, and stated ones before those of the engine model. */
export function factReader(rows: ReadRows): (values: readonly ElementValue[]) => Fact[] {
  const models = modelsIn(rows);
  const words = wordsIn(rows);
  const factsOf = ({ element, value }: ElementValue): readonly Fact[] => {
    if (element === MODEL) return models.get(value) ?? [];
    if (element === CUBIC_CENTIMETERS) return litersOf(value);
    const plain = PLAIN[element];
    const fact = plain ?? LISTED[element]?.[0];
    const text = plain ? value.trim() : (words.get(`${fact} ${value}`) ?? '');
    return fact && text !== '' ? [[fact, text]] : [];
  };
  const engines = enginesIn(rows);
  return (values) => {
    const ofEngine = values.flatMap(({ element, value }) =>
      element === ENGINE_MODEL ? (engines.get(value) ?? []) : [],
    );
    const all = [...values, ...ofEngine].flatMap(factsOf);
    return [...new Map(all.toReversed())].toReversed();
  };
}

/** The make and the model by the id of the model. */
const modelsIn = (rows: ReadRows): ReadonlyMap<string, readonly Fact[]> =>
  new Map(
    rows<{ Id: number; model: string; make: string }>(`
      SELECT Model.Id, Model.Name AS model, Make.Name AS make FROM Model
      JOIN Make_Model ON ModelId = Model.Id JOIN Make ON Make.Id = MakeId`).map(({ Id, make, model }) => [
      String(Id),
      [
        ['make', make.trim()],
        ['model', model.trim()],
      ],
    ]),
  );

/** Words by fact and id. */
const wordsIn = (rows: ReadRows): ReadonlyMap<string, string> =>
  new Map(
    Object.values(LISTED).flatMap(([fact, table]) =>
      rows<{ Id: number; Name: string }>(`SELECT Id, Name FROM ${table}`).map(
        ({ Id, Name }) => [`${fact} ${Id}`, fact === 'weightClass' ? classOf(Name) : wordOfVpic(Name)] as const,
      ),
    ),
  );

/** The facts of vPIC about engines, by engine name. */
const enginesIn = (rows: ReadRows): ReadonlyMap<string, readonly ElementValue[]> =>
  Map.groupBy(
    rows<ElementValue & { readonly engine: string }>(`
      SELECT Name AS engine, ElementId AS element, AttributeId AS value FROM EngineModelPattern
      JOIN EngineModel ON EngineModel.Id = EngineModelId WHERE ElementId IN (9, 11, 13, 24, 64) ORDER BY ElementId DESC`),
    ({ engine }) => engine,
  );

const litersOf = (cubicCentimeters: string): readonly Fact[] =>
  Number(cubicCentimeters) > 0 ? [['liters', (Number(cubicCentimeters) / 1000).toFixed(1)]] : [];

/** 'Class 2E: 6,001 - 7,000 lb' is 2. */
const classOf = (name: string): string => /^Class (\d)/.exec(name)?.[1] ?? '';

import { DatabaseSync } from 'node:sqlite';
import type { VinFact, VinManufacturer } from '../../search/vin/vin-chunk.ts';
import { FACT_ELEMENTS, factReader, type ReadRows } from './vpic-facts.ts';
import { VPIC_KINDS } from './vpic-words.ts';

/** The content of vPIC that a VIN is read with. */
export interface Vpic {
  /** The day of its last change. */
  readonly date: string;
  readonly manufacturers: readonly VpicManufacturer[];
  /** The patterns of each schema by its id, newest first. */
  readonly patterns: ReadonlyMap<number, readonly VpicPattern[]>;
}

export interface VpicManufacturer extends Omit<VinManufacturer, 'uses'> {
  readonly code: string;
  /** The schemas of its vehicles with their model years. */
  readonly uses: readonly { readonly schema: number; readonly from: number; readonly to: number }[];
}

interface VpicPattern {
  readonly pattern: string;
  readonly facts: readonly (readonly [VinFact, string])[];
}

/** Reads the database file. Its tables are described by NHTSA: https://vpic.nhtsa.dot.gov/api/. */
export function readVpic(file: string): Vpic {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = <Row>(query: string): Row[] => database.prepare(query).all() as Row[];
    const date = rows<{ date: string }>('SELECT max(coalesce(UpdatedOn, CreatedOn)) AS date FROM Pattern')[0]?.date;
    if (!date) throw new Error('The database has no patterns');
    return { date: date.slice(0, 10), manufacturers: manufacturersOf(rows), patterns: patternsOf(rows) };
  } finally {
    database.close();
  }
}

interface WmiRow {
  readonly Id: number;
  readonly code: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly kind: number;
  readonly make: string | null;
}

function manufacturersOf(rows: ReadRows): VpicManufacturer[] {
  const uses = Map.groupBy(
    rows<{ wmi: number; schema: number; from: number; to: number | null }>(
      'SELECT WmiId AS wmi, VinSchemaId AS "schema", YearFrom AS "from", YearTo AS "to" FROM Wmi_VinSchema ORDER BY Id',
    ),
    ({ wmi }) => wmi,
  );
  // The preferred make, or else the only one.
  const found = rows<WmiRow>(`
    SELECT Wmi.Id, Wmi AS code, Manufacturer.Name AS name, Country.Name AS country, VehicleTypeId AS kind,
      coalesce(Make.Name, (SELECT CASE count(*) WHEN 1 THEN max(only.Name) END
        FROM Wmi_Make JOIN Make AS only ON only.Id = Wmi_Make.MakeId WHERE WmiId = Wmi.Id)) AS make
    FROM Wmi LEFT JOIN Manufacturer ON Manufacturer.Id = ManufacturerId LEFT JOIN Country ON Country.Id = CountryId
      LEFT JOIN Make ON Make.Id = MakeId
    ORDER BY code`);
  return found.map(({ Id, code, name, country, kind, make }) => ({
    code,
    name: (name ?? '').trim(),
    make: (make ?? '').trim(),
    kind: VPIC_KINDS[kind] ?? 'offRoad',
    country: countryName(country ?? ''),
    uses: (uses.get(Id) ?? []).map(({ schema, from, to }) => ({ schema, from, to: to ?? 0 })),
  }));
}

/** 'UNITED STATES (USA)' is United States. */
const countryName = (name: string): string =>
  name
    .replace(/\s*\(.*/, '')
    .toLowerCase()
    .replace(/\b(?!of\b|and\b|the\b)[a-z]/g, (letter) => letter.toUpperCase());

interface PatternRow {
  readonly schema: number;
  readonly pattern: string;
  readonly element: number;
  readonly value: string;
}

function patternsOf(rows: ReadRows): Map<number, VpicPattern[]> {
  const factsOf = factReader(rows);
  const found = rows<PatternRow>(`
    SELECT VinSchemaId AS "schema", Keys AS pattern, ElementId AS element, AttributeId AS value FROM Pattern
    WHERE ElementId IN (${FACT_ELEMENTS.join()})
    ORDER BY VinSchemaId, coalesce(UpdatedOn, CreatedOn) DESC, Id`);
  const schemas = Map.groupBy(found, ({ schema }) => schema);
  return new Map(
    [...schemas].map(([schema, ofSchema]) => [
      schema,
      [...Map.groupBy(ofSchema, ({ pattern }) => pattern)].map(([pattern, same]) => ({
        pattern,
        facts: factsOf(same),
      })),
    ]),
  );
}

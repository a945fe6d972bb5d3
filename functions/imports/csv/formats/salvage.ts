import { salvageRowSchema } from '#shared/schemas/catalogue/salvage-row.ts';
import { damagesOf } from '#shared/values/catalogue/damage-code.ts';
import { salvageGrade } from '#shared/values/catalogue/salvage-grade.ts';
import { hasCheckDigit, modelYearOf, normalVin, vinProblem, YEARS_OF_A_TURN } from '#shared/values/vin.ts';
import {
  companyCode,
  formed,
  interchangeNumber,
  locationNumber,
  name,
  oneOf,
  readableList,
  text,
  vehicleName,
  year,
} from '../cells.ts';
import { type CellReader, deciding, naming, optional, required, withDefault } from '../column.ts';
import { csvFormat } from '../csv-format.ts';
import { mileage } from '../mileage-cell.ts';
import { price } from '../money-cells.ts';
import { conditionFlagColumns, mechanicalColumn, parsedFlags } from '../part-flags.ts';
import type { Warn } from '../refusal.ts';
import { imageAddress } from '../structured-cells.ts';

/** NIQ means not insurance quality. X has not been graded. */
const grade = oneOf({ A: [], B: [], C: ['NIQ'], ungraded: ['X'] });

const guid: CellReader<string> = (cell) =>
  formed(/^[a-z0-9-]{1,80}$/, 'id of letters, digits and hyphens')(cell.toLowerCase().replace(/^\{(.*)\}$/, '$1'));

/** The inventory of salvage yards: each row is one part of one vehicle (storefront 3). */
export const salvageFormat = csvFormat({
  kind: 'salvage',
  columns: {
    guid: required(['GUID', 'Id', 'Inventory ID'], guid),
    companyCode: deciding(withDefault(['Company Code', 'Company'], companyCode, '004')),
    partType: naming('part type', optional(['Part Type', 'Part Type Number'], name)),
    interchangeNumber: required(['Interchange Number', 'Interchange', 'Hollander Number'], interchangeNumber),
    yard: naming('yard', required(['Yard Number', 'Yard'], locationNumber)),
    list: required(['List Price', 'List', 'Price'], price),
    title: required(['Title', 'Part Name', 'Part Description'], name),
    description: withDefault(['Description', 'Comments', 'Notes'], text(4_000), ''),
    mileage: optional(['Mileage', 'Miles', 'Odometer'], mileage),
    grade: optional(['Grade', 'Condition'], grade),
    damageCode: optional(['Damage Code', 'Damage', 'ARA Damage Code'], text(60)),
    ...conditionFlagColumns,
    mechanical: mechanicalColumn,
    year: required(['Year', 'Vehicle Year', 'Model Year'], year),
    make: required(['Make', 'Vehicle Make'], vehicleName),
    model: required(['Model', 'Vehicle Model'], vehicleName),
    vin: optional(['VIN'], text(60)),
    vehicleImages: withDefault(['Vehicle Images'], readableList(imageAddress), []),
    images: withDefault(['Images', 'Image URLs', 'Image'], readableList(imageAddress), []),
  },
  schema: salvageRowSchema,
  rowOf(values, { asOf, warn }) {
    const { year: modelYear, make, model, vehicleImages, damageCode, mechanical = 'none' } = values;
    const { reman, reconditioned, oversized, hazardous } = values;
    if (damageCode !== undefined && damagesOf(damageCode) === undefined) {
      warn(
        'Damage Code',
        'unknown-damage-code',
        `"${damageCode}" is not a damage code. It is kept but not used for the grade.`,
      );
    }
    const vin = vinOf(values, (code, message) => warn('VIN', code, message));
    const isMechanical = mechanical !== 'none';
    // The schema drops the values that are not fields of a row.
    return {
      ...values,
      partType: values.partType ?? values.interchangeNumber.slice(0, 3),
      grade:
        values.grade ??
        salvageGrade({ isMechanical, damageCode, mileage: values.mileage, year: modelYear }, Number(asOf.slice(0, 4))),
      flags: parsedFlags({ reman, reconditioned, oversized, hazardous }, mechanical),
      sourceVehicle: { year: modelYear, make, model, ...(vin && { vin }), images: vehicleImages },
    };
  },
  keyOf: ({ guid: id }) => id,
});

/** There was no standard for VINs before this model year. */
const FIRST_VIN_YEAR = 1981;

/** The VIN in stored form. An invalid VIN is left out and a doubtful one is reported, but the part is for sale in any case. */
function vinOf({ vin: typed = '', year: modelYear }: { vin?: string; year: number }, warn: Warn): string | undefined {
  const vin = normalVin(typed);
  if (vin === '' || modelYear < FIRST_VIN_YEAR) return vin;
  if (vinProblem(vin)) {
    warn('invalid-vin', `"${typed}" is not a VIN and is left out.`);
    return undefined;
  }
  if (!hasCheckDigit(vin)) warn('check-digit', `The check digit of ${vin} does not match.`);
  const said = modelYearOf(vin);
  const isOfYear = said !== undefined && (said - modelYear) % YEARS_OF_A_TURN === 0;
  if (!isOfYear) warn('vin-year', `The model year is ${said ?? 'missing'} in ${vin}, but ${modelYear} in the row.`);
  return vin;
}

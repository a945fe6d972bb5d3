import { type LocationRow, locationRowSchema } from '#shared/schemas/catalogue/location-row.ts';
import { companyCode, decimal, list, locationNumber, name, phoneNumber, postalCode } from '../cells.ts';
import { type CellReader, type CsvColumn, deciding, optional, required, withDefault } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { RowRefusal } from '../refusal.ts';

/** An IANA time zone that the runtime knows. */
const timeZone: CellReader<string> = (cell) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: cell }).resolvedOptions().timeZone;
  } catch {
    return new RowRefusal('invalid', `"${cell}" is not a time zone such as America/Denver.`);
  }
};

/** Files of warehouses and yards differ only in names and company. */
const locationFormat = (
  kind: LocationRow['kind'],
  fileKind: string,
  names: CsvColumn<string>['names'],
  company: string,
) =>
  csvFormat({
    kind: fileKind,
    columns: {
      number: required(names, locationNumber),
      companyCode: deciding(withDefault(['Company Code', 'Company'], companyCode, company)),
      name: required(['Name', 'Description'], name),
      phoneNumber: required(['Phone Number', 'Phone'], phoneNumber),
      postalCode: required(['Postal Code', 'ZIP', 'ZIP Code'], postalCode),
      latitude: optional(['Latitude', 'Lat'], decimal(-90, 90)),
      longitude: optional(['Longitude', 'Lng', 'Lon'], decimal(-180, 180)),
      timeZone: required(['Time Zone', 'Timezone'], timeZone),
      transfersFrom: deciding(withDefault(['Transfers From', 'Transfer List'], list(locationNumber), [])),
    },
    schema: locationRowSchema,
    rowOf({ latitude, longitude, ...row }, { locate }) {
      // 0, 0 is in the ocean. Some lists have it for locations they don't know.
      const isGiven = latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0);
      const coordinates = isGiven ? { latitude, longitude } : locate(row.postalCode);
      if (coordinates) return { ...row, kind, ...coordinates };
      return new RowRefusal(
        'unknown-place',
        `The location of ${row.postalCode} is unknown. Add the latitude and longitude.`,
        'Postal Code',
      );
    },
    keyOf: ({ number }) => joinedKey(kind, number),
  });

/** The locations that aftermarket parts ship from, and where each gets parts transferred from (decision P8). */
export const warehousesFormat = locationFormat(
  'warehouse',
  'warehouses',
  ['Warehouse Number', 'Warehouse', 'Number'],
  '001',
);

/** The locations that recycled parts ship from (decision C4). */
export const yardsFormat = locationFormat('yard', 'yards', ['Yard Number', 'Yard', 'Number'], '004');

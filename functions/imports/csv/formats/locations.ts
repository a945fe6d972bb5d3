import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import { type LocationRow, locationRowSchema } from '#shared/schemas/catalogue/location-row.ts';
import { companyCode, decimal, list, locationNumber, name, phoneNumber, postalCode } from '../cells.ts';
import { type CellReader, type CsvColumn, deciding, naming, optional, required, withDefault } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { RowRefusal } from '../refusal.ts';

/** A place for each abbreviation that people write for its time. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ EST: 'America/New_York', EDT: 'America/New_York', EST5EDT: 'America/New_York' },
  ...{ CST: 'America/Chicago', CDT: 'America/Chicago', CST6CDT: 'America/Chicago' },
  ...{ MST: 'America/Denver', MDT: 'America/Denver', MST7MDT: 'America/Denver' },
  ...{ PST: 'America/Los_Angeles', PDT: 'America/Los_Angeles', PST8PDT: 'America/Los_Angeles' },
  ...{ HST: 'Pacific/Honolulu', AKST: 'America/Anchorage' },
};

/** An IANA time zone that the runtime knows. One that is no place may have no summer time, which is reported (case N27). */
const timeZone: CellReader<string> = (cell, warn) => {
  const place = PLACES[cell.toUpperCase()] ?? 'America/Denver';
  const isPlace = cell.includes('/') && !/^etc\//i.test(cell);
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone: cell }).resolvedOptions().timeZone;
    if (!isPlace) warn('time-zone', `"${cell}" is no place and may have no summer time. Is ${place} meant?`);
    return known;
  } catch {
    return new RowRefusal('invalid', `"${cell}" is not a time zone such as ${place}.`);
  }
};

/** The largest sections of ZIP codes, and the districts of Canada, whose codes are known by their first letter only. */
const MOST_MILES = 100;
const MOST_MILES_IN_CANADA = 1_000;

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
      transfersFrom: naming(
        'location',
        deciding(withDefault(['Transfers From', 'Transfer List'], list(locationNumber), [])),
      ),
    },
    schema: locationRowSchema,
    rowOf({ latitude, longitude, ...row }, { locate, warn }) {
      // 0, 0 is in the ocean. Some lists have it for locations they don't know.
      const isGiven = latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0);
      const placeOfCode = locate(row.postalCode);
      const coordinates = isGiven ? { latitude, longitude } : placeOfCode;
      if (isGiven && placeOfCode) {
        const miles = Math.round(distanceInMiles({ latitude, longitude }, placeOfCode));
        const isFar = miles > (/^\d/.test(row.postalCode) ? MOST_MILES : MOST_MILES_IN_CANADA);
        if (isFar) warn('Latitude', 'far-place', `The place is ${miles} miles from its postal code ${row.postalCode}.`);
      }
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

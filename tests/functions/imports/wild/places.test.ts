import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postalLocation } from '#functions/data/locations/postal-locations.ts';
import { warehousesFormat, yardsFormat } from '#functions/imports/csv/formats/locations.ts';
import { salvageFormat } from '#functions/imports/csv/formats/salvage.ts';
import { withCheckDigit } from '#shared/values/vin.ts';
import { aSalvageFile } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';
import { readFile } from '../csv/read-file.ts';

const HEADER = 'Yard Number,Name,Phone Number,Postal Code,Latitude,Longitude,Time Zone';
const yardFile = ({ phone = '3035550141', code = '80022', at = ',', zone = 'America/Denver' } = {}) =>
  `${HEADER}\nY1,Yard,${phone},${code},${at},${zone}\n`;

describe('case N27: a time zone', () => {
  it.each([
    { zone: 'EST', place: 'America/New_York' },
    { zone: 'MST', place: 'America/Denver' },
    { zone: 'UTC', place: 'America/Denver' },
    { zone: 'Etc/GMT+7', place: 'America/Denver' },
  ])('$zone is no place, which is told with $place', async ({ zone, place }) => {
    const { rows, issues } = await readFile(yardsFormat, yardFile({ zone }));
    const message = `"${zone}" is no place and may have no summer time. Is ${place} meant?`;
    expect([rows.length, issues]).toMatchObject([1, [{ field: 'Time Zone', code: 'time-zone', message }]]);
  });

  it('that does not exist is refused with the place that is perhaps meant', async () => {
    const { rows, issues } = await readFile(yardsFormat, yardFile({ zone: 'PDT' }));
    expect([rows, issues[0]?.message]).toEqual([[], '"PDT" is not a time zone such as America/Los_Angeles.']);
  });

  it('of a place is taken without a word', async () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/')));
    await fc.assert(
      fc.asyncProperty(zones, async (zone) => {
        expect((await readFile(yardsFormat, yardFile({ zone }))).issues).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N27: coordinates', () => {
  it.each([
    { at: '39.8,104.91', miles: 6623, why: 'the sign is missing' },
    { at: '-104.91,39.8', miles: undefined, why: 'they are swapped, and no place has such a latitude' },
    { at: '42.36,-71.06', miles: 1760, why: 'they are those of another yard' },
  ])('far from the postal code are told: $why', async ({ at, miles }) => {
    const { rows, issues } = await readFile(yardsFormat, yardFile({ at }));
    expect(rows).toHaveLength(1);
    const message = `The place is ${miles} miles from its postal code 80022.`;
    expect(issues[0]).toMatchObject(miles ? { code: 'far-place', message } : { code: 'invalid-number' });
  });

  it('near it are taken, and others are told', async () => {
    const code = fc.constantFrom('80022', '02138', '90210', '33101', '60601', '98101');
    const offset = fc.double({ min: 0.05, max: 1.2, noNaN: true });
    await fc.assert(
      fc.asyncProperty(code, offset, fc.boolean(), async (postalCode, degrees, isFar) => {
        const { latitude = 0, longitude = 0 } = postalLocation(postalCode) ?? {};
        const at = `${(latitude + (isFar ? degrees + 1.6 : degrees)).toFixed(4)},${longitude.toFixed(4)}`;
        const { rows, issues } = await readFile(
          warehousesFormat,
          yardFile({ code: postalCode, at }).replace('Yard ', 'Warehouse '),
        );
        expect([rows.length, issues.map((issue) => issue.code)]).toEqual([1, isFar ? ['far-place'] : []]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('case N24: what is pasted into files', () => {
  it.each([
    { vin: '1HG CM826 33A004352', why: 'in groups' },
    { vin: 'I1HGCM82633A004352', why: 'with the I of a scanner' },
    { vin: 'VIN: 1HGCM82633A004352', why: 'with its label' },
    { vin: '*1HGCM82633A004352*', why: 'with the signs of a bar code' },
    { vin: '1HGCM826\u200b33A004352', why: 'with an invisible character' },
  ])('a VIN of a salvage feed is read $why', async ({ vin }) => {
    const [header = '', row = ''] = aSalvageFile('g-1').replace('2019', '2003').split('\n');
    const { rows, issues } = await readFile(salvageFormat, `${header},VIN\n${row},${vin}\n`);
    expect(rows[0]?.sourceVehicle.vin).toBe('1HGCM82633A004352');
    expect(issues.filter(({ code }) => code !== 'invisible-characters')).toEqual([]);
  });

  it('whatever VIN it is and however it is broken up', async () => {
    const letters = fc.array(fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'), { minLength: 17, maxLength: 17 });
    const breaks = fc.array(fc.constantFrom('', '', ' ', '-', '\u2013'), { minLength: 17, maxLength: 17 });
    await fc.assert(
      fc.asyncProperty(letters, breaks, async (characters, between) => {
        const vin = withCheckDigit(characters.join(''));
        const written = [...vin].map((character, index) => `${character}${between[index]}`).join('');
        const [header = '', row = ''] = aSalvageFile('g-1').split('\n');
        const { rows } = await readFile(salvageFormat, `${header},VIN\n${row},${written}\n`);
        expect(rows[0]?.sourceVehicle.vin).toBe(vin);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    { phone: '+1 (303) 555-0141', code: '80022', why: 'with the code of the country' },
    { phone: '1.303.555.0141', code: ' 80022 ', why: 'with dots and blanks' },
    { phone: '\u202a303-555-0141\u202c', code: '80022\u20131234', why: 'with invisible characters and a long dash' },
    { phone: '303\u2011555\u20110141', code: '80022 - 1234', why: 'with hyphens that do not break' },
  ])('phone numbers and postal codes are read $why', async ({ phone, code }) => {
    const { rows } = await readFile(yardsFormat, yardFile({ phone, code }));
    expect([rows[0]?.phoneNumber, rows[0]?.postalCode.slice(0, 5)]).toEqual(['3035550141', '80022']);
  });
});

it('a whole import tells doubtful places and takes them', async () => {
  const bench = await importBench();
  const { issues, outcome } = await bench.importFiles({ yards: yardFile({ zone: 'EST', at: '39.8,104.91' }) });
  expect([outcome.kind, issues.map(({ code }) => code)]).toEqual(['published', ['time-zone', 'far-place']]);
});

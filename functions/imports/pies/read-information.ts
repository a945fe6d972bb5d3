import { barredBy } from '#shared/rules/terms/restrictions.ts';
import type { IssueCounts } from '../issues.ts';
import { restrictionNotUsed } from '../texts/restriction-not-used.ts';
import { numbersIn, shownTextOf } from '../xml/element-texts.ts';
import { attributeOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesInformation } from './pies-item.ts';

/** Sales restrictions by emissions, state, postal code, county, city and country. */
const restrictionCodes: ReadonlySet<string> = new Set(['EMS', 'RST', 'RPC', 'RCS', 'RCT', 'RCC']);

/** A restriction in words. */
const RESTRICTION_TEXT = 'RDE';

/** The code of the manufacturer for each code of a number. */
const makerOfNumber: Readonly<Record<string, string>> = { OEP: 'OEM', OSP: 'OSN' };

const numberCodes: ReadonlySet<string> = new Set([...Object.keys(makerOfNumber), 'PTN']);

/** The code that holds the unit of another code. */
const unitCodes: Readonly<Record<string, string>> = { WD1: 'WD2', WT1: 'WT2' };

const attributeNames: Readonly<Record<string, string>> = {
  CTO: 'Country of origin',
  LIS: 'Life cycle',
  NPD: 'Popularity',
  WD1: 'Warranty distance',
  WT1: 'Warranty time',
};

/** Codes that are read separately and don't become attributes. */
const readElsewhere: ReadonlySet<string> = new Set([
  'REM',
  'REF',
  'PTS',
  'PTN',
  'OEM',
  'OEP',
  'OSN',
  'OSP',
  'WD2',
  'WT2',
]);

/** Reads the extended information of an item. Codes with no other use become attributes. */
export function readInformation(rows: readonly XmlElement[], brand: string, issueCounts: IssueCounts): PiesInformation {
  const values = rows
    .flatMap((row) => {
      const code = attributeOf(row, 'EXPICode')?.toUpperCase() ?? '';
      const texts = numberCodes.has(code) ? numbersIn(row, issueCounts) : [shownTextOf(row, issueCounts)];
      return texts.map((value) => ({ code, value, row }));
    })
    .filter(({ code, value }) => code && value);
  const valuesOf = (code: string) => values.filter((one) => one.code === code).map(({ value }) => value);
  const isYes = (code: string) => valuesOf(code)[0]?.toUpperCase() === 'Y';
  const [successor] = valuesOf('PTS');
  for (const { code, value, row } of values) {
    const restriction = `${code}:${value}`;
    const isUnknown = restrictionCodes.has(code) && barredBy(restriction) === undefined;
    if (isUnknown) issueCounts.add('not-used', restrictionNotUsed(restriction), row);
    if (code === RESTRICTION_TEXT) issueCounts.add('not-used', 'A restriction in words (RDE) stops no order', row);
  }

  return {
    flags: [...(isYes('REM') ? (['reman'] as const) : []), ...(isYes('REF') ? (['reconditioned'] as const) : [])],
    ...(successor && { successor }),
    restrictions: values.filter(({ code }) => restrictionCodes.has(code)).map(({ code, value }) => `${code}:${value}`),
    numbers: [
      ...Object.entries(makerOfNumber).flatMap(([numberCode, makerCode]) => {
        const makers = valuesOf(makerCode);
        return valuesOf(numberCode).map((number, index) => ({ brand: makers[index] ?? makers[0] ?? '', number }));
      }),
      ...valuesOf('PTN').map((number) => ({ brand, number })),
    ],
    attributes: values
      .filter(({ code }) => !restrictionCodes.has(code) && !readElsewhere.has(code))
      .map(({ code, value }) => {
        const unit = valuesOf(unitCodes[code] ?? '')[0];
        return { name: attributeNames[code] ?? code, value: withoutThousands(value), ...(unit && { unit }) };
      }),
  };
}

/** Distances are sent as text with commas: "50,000". */
function withoutThousands(value: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(value) ? value.replaceAll(',', '') : value;
}

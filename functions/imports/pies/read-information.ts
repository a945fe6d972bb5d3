import { attributeOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesInformation } from './pies-item.ts';

/** Where a part may not be sold: emissions, state, postal code, county, city, country. */
const restrictionCodes: ReadonlySet<string> = new Set(['EMS', 'RST', 'RPC', 'RCS', 'RCT', 'RCC']);

/** A number, by the code of who made it. */
const makerOfNumber: Readonly<Record<string, string>> = { OEP: 'OEM', OSP: 'OSN' };

/** Codes that stand for the unit of another one. */
const unitCodes: Readonly<Record<string, string>> = { WD1: 'WD2', WT1: 'WT2' };

const attributeNames: Readonly<Record<string, string>> = {
  CTO: 'Country of origin',
  LIS: 'Life cycle',
  NPD: 'Popularity',
  WD1: 'Warranty distance',
  WT1: 'Warranty time',
};

/** What was read otherwise, and is no attribute besides. */
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

/** Reads the extended information of an item; codes without a meaning here become attributes of that name. */
export function readInformation(rows: readonly XmlElement[], brand: string): PiesInformation {
  const values = rows
    .map((row) => ({ code: attributeOf(row, 'EXPICode')?.toUpperCase() ?? '', value: row.text.trim() }))
    .filter(({ code, value }) => code && value);
  const valuesOf = (code: string) => values.filter((one) => one.code === code).map(({ value }) => value);
  const isYes = (code: string) => valuesOf(code)[0]?.toUpperCase() === 'Y';
  const [successor] = valuesOf('PTS');

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

/** Distances come as text, "50,000". */
function withoutThousands(value: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(value) ? value.replaceAll(',', '') : value;
}

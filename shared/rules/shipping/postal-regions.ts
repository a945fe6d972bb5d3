import type { Country } from '../../values/countries.ts';
import { storedPostalCode } from './postal-code.ts';

/** First and last code of a range, such as 010-027, or the only one. */
type Ranges = string;

/** How many characters of a postal code tell its region, and the ranges of each region. */
interface PostalRegions {
  readonly length: number;
  readonly ranges: Readonly<Record<string, Ranges>>;
}

/** Regions may share a range: the first digits of a few towns are those of their neighbours. */
const POSTAL_REGIONS: Readonly<Record<Country, PostalRegions>> = {
  US: {
    length: 3,
    ranges: {
      AL: '350-369',
      AK: '995-999',
      AZ: '850-865',
      AR: '716-729 755',
      CA: '900-961',
      CO: '800-816',
      CT: '060-069',
      DE: '197-199',
      DC: '200 202-205 569',
      FL: '320-339 341-349',
      GA: '300-319 398-399',
      HI: '967-968',
      ID: '832-838',
      IL: '600-629',
      IN: '460-479',
      IA: '500-528',
      KS: '660-679',
      KY: '400-427',
      LA: '700-714',
      ME: '039-049',
      MD: '206-219',
      MA: '010-027 055',
      MI: '480-499',
      MN: '550-567',
      MS: '386-397',
      MO: '630-658',
      MT: '590-599',
      NE: '680-693',
      NV: '889-898',
      NH: '030-038',
      NJ: '070-089',
      NM: '870-884',
      NY: '005 063 100-149',
      NC: '270-289',
      ND: '580-588',
      OH: '430-459',
      OK: '730-732 734-749',
      OR: '970-979',
      PA: '150-196',
      RI: '028-029',
      SC: '290-299',
      SD: '570-577',
      TN: '370-385',
      TX: '733 750-799 885',
      UT: '840-847',
      VT: '050-059',
      VA: '201 220-246',
      WA: '980-994',
      WV: '247-268',
      WI: '530-549',
      WY: '820-831 834',
      AS: '967',
      GU: '969',
      MP: '969',
      PR: '006-007 009',
      VI: '008',
      AA: '340',
      AE: '090-098',
      AP: '962-966',
    },
  },
  CA: {
    length: 1,
    ranges: {
      AB: 'T',
      BC: 'V',
      MB: 'R',
      NB: 'E',
      NL: 'A',
      NT: 'X',
      NS: 'B',
      NU: 'X',
      ON: 'K-P',
      PE: 'C',
      QC: 'G-J',
      SK: 'S',
      YT: 'Y',
    },
  },
  MX: {
    length: 2,
    ranges: {
      AGU: '20',
      BCN: '21-22',
      BCS: '23',
      CAM: '24',
      CHP: '29-30',
      CHH: '31-33',
      CMX: '00-16',
      COA: '25-27',
      COL: '28',
      DUR: '34-35',
      GUA: '36-38',
      GRO: '39-41',
      HID: '42-43',
      JAL: '44-49',
      MEX: '50-57',
      MIC: '58-61',
      MOR: '62',
      NAY: '63',
      NLE: '64-67',
      OAX: '68-71',
      PUE: '72-75',
      QUE: '76',
      ROO: '77',
      SLP: '78-79',
      SIN: '80-82',
      SON: '83-85',
      TAB: '86',
      TAM: '87-89',
      TLA: '90',
      VER: '91-96',
      YUC: '97',
      ZAC: '98-99',
    },
  },
};

/**
 * Whether a postal code begins as those of a region do. False where either of them is not known in that country. A few
 * towns are served from a neighbouring region, so false is a reason to ask, not to refuse.
 */
export function isPostalCodeOf(region: string, postalCode: string, country: Country): boolean {
  const { length, ranges } = POSTAL_REGIONS[country];
  const start = storedPostalCode(postalCode, country)?.slice(0, length);
  if (start === undefined) return false;
  return (ranges[region] ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first <= start && start <= last;
  });
}

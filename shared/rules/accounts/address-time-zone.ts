import type { Country } from '../../values/countries.ts';
import { localTime } from '../base/local-time.ts';
import { type WallClock, WEEKDAYS } from './service-hours.ts';

/** Regions by time zone. A region with several has that of most of its people. */
const ZONES: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Guam': 'GU MP',
    'Pacific/Pago_Pago': 'AS',
  },
  CA: {
    'America/St_Johns': 'NL',
    'America/Halifax': 'NB NS PE',
    'America/Toronto': 'NU ON QC',
    'America/Winnipeg': 'MB',
    'America/Regina': 'SK',
    'America/Edmonton': 'AB NT',
    'America/Vancouver': 'BC',
    'America/Whitehorse': 'YT',
  },
  MX: {},
};

const zoneOfRegion = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    Object.entries(zones).flatMap(([zone, regions]) =>
      regions.split(' ').map((region) => [`${country} ${region}`, zone] as const),
    ),
  ),
);

/** The time zone of an address (decision B362). Undefined where the state or province does not tell it. */
export const addressTimeZone = (address: { readonly country: string; readonly state: string }): string | undefined =>
  zoneOfRegion.get(`${address.country} ${address.state}`);

/** The wall clock at this time in a time zone. */
export function wallClockIn(at: Date, timeZone: string): WallClock {
  const { date, seconds } = localTime(at, timeZone);
  const minutes = Math.floor(seconds / 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return {
    weekday: WEEKDAYS[new Date(date).getUTCDay()] ?? 'sunday',
    time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
  };
}

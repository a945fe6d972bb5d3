import { type IsoDate, shifted } from '../base/iso-date.ts';
import { localTime } from '../base/local-time.ts';

/** Orders after this time count from the next business day (storefront 9), by the warehouse's clock (decision P6). */
const CUT_OFF_SECONDS = 15 * 3600;
const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6] as const;

/**
 * Whether a day is neither a weekend nor a company holiday: New Year, Memorial, Independence and Labor Day,
 * Thanksgiving, Christmas.
 */
export function isBusinessDay(date: IsoDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(date);
}

/** The day from which delivery counts: the order's day, or the next business day after the cut-off. */
export function firstShippingDay(ordered: Date, timeZone: string): IsoDate {
  const { date, seconds } = localTime(ordered, timeZone);
  return seconds > CUT_OFF_SECONDS ? addBusinessDays(date, 1) : onOrAfter(date);
}

/** The date that many business days later. Weekends and holidays are skipped. */
export function addBusinessDays(date: IsoDate, days: number): IsoDate {
  let day = onOrBefore(date);
  for (let left = days; left > 0; left -= 1) day = onOrAfter(shifted(day, 1));
  return day;
}

function onOrAfter(date: IsoDate): IsoDate {
  return isBusinessDay(date) ? date : onOrAfter(shifted(date, 1));
}

/** A weekend counts as the Friday before it, so that the next business day is one day later. */
function onOrBefore(date: IsoDate): IsoDate {
  return isBusinessDay(date) ? date : onOrBefore(shifted(date, -1));
}

/** The next year's New Year holiday can fall in this year. */
const isHoliday = (date: IsoDate): boolean => {
  const year = Number(date.slice(0, 4));
  return [year, year + 1].some((each) => holidays(each).includes(date));
};

const holidays = (year: number): IsoDate[] => [
  observed(`${year}-01-01`),
  weekdayFrom(`${year}-05-25`, MONDAY),
  observed(`${year}-07-04`),
  weekdayFrom(`${year}-09-01`, MONDAY),
  weekdayFrom(`${year}-11-22`, THURSDAY),
  observed(`${year}-12-25`),
];

/** Holidays on a weekend move to the adjacent weekday. */
function observed(date: IsoDate): IsoDate {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return shifted(date, -1);
  return weekday === SUNDAY ? shifted(date, 1) : date;
}

/** The first such weekday on or after a date. */
const weekdayFrom = (date: IsoDate, weekday: number): IsoDate => shifted(date, (weekday - weekdayOf(date) + 7) % 7);

const weekdayOf = (date: IsoDate): number => new Date(date).getUTCDay();

import type { CustomerServiceHours } from '../../schemas/fields/account-settings.ts';

export type Weekday = keyof CustomerServiceHours;

/** A time on a wall clock: the weekday, and the time of day such as '08:00'. */
export interface WallClock {
  readonly weekday: Weekday;
  readonly time: string;
}

/** In the order of `Date.getDay`. */
export const WEEKDAYS: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** The wall clock at this time, in the time zone of the machine. */
export function wallClock(at: Date): WallClock {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return {
    weekday: WEEKDAYS[at.getDay()] ?? 'sunday',
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}

/** Whether customer service is open (admin 3). Hours that end before they start run past midnight. */
export function isOpen(hours: CustomerServiceHours, { weekday, time }: WallClock): boolean {
  const today = hours[weekday];
  const yesterday = hours[dayBefore(weekday)];
  const isOvernight = ({ open, close }: { open: string; close: string }) => close <= open;
  if (yesterday.active && isOvernight(yesterday) && time < yesterday.close) return true;
  return today.active && time >= today.open && (isOvernight(today) || time < today.close);
}

const dayBefore = (weekday: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] ?? 'sunday';

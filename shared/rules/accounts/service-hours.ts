import type { CustomerServiceHours } from '../../schemas/fields/account-settings.ts';

export type Weekday = keyof CustomerServiceHours;

/** A moment on a wall clock: the weekday, and the time of day as '08:00'. */
export interface WallClock {
  readonly weekday: Weekday;
  readonly time: string;
}

/** In the order of `Date.getDay`. */
const WEEKDAYS: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What the clock on the wall shows where this code runs. */
export function wallClock(at: Date): WallClock {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return {
    weekday: WEEKDAYS[at.getDay()] ?? 'sunday',
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}

/** Whether customer service answers (admin 3). A day that closes before it opens goes on after midnight. */
export function isOpen(hours: CustomerServiceHours, { weekday, time }: WallClock): boolean {
  const today = hours[weekday];
  const yesterday = hours[dayBefore(weekday)];
  const isOvernight = ({ open, close }: { open: string; close: string }) => close <= open;
  if (yesterday.active && isOvernight(yesterday) && time < yesterday.close) return true;
  return today.active && time >= today.open && (isOvernight(today) || time < today.close);
}

const dayBefore = (weekday: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] ?? 'sunday';

import type { CustomerServiceHours } from '../../schemas/fields/account-settings.ts';
import type { Weekday } from './service-hours.ts';

type ServiceDay = CustomerServiceHours[Weekday];

/** In the order of the editor. */
export const SERVICE_DAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** The active days that lack a time, which keep the hours from being saved (admin 5). */
export const daysWithoutTimes = (hours: CustomerServiceHours): Weekday[] =>
  SERVICE_DAYS.filter((day) => lacksTimes(hours[day]));

const lacksTimes = ({ active, open, close }: ServiceDay): boolean => active && (open === '' || close === '');

/** The hours with every day as the given one. */
export const copiedToAllDays = (hours: CustomerServiceHours, from: Weekday): CustomerServiceHours => {
  const { [from]: day } = hours;
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day };
};

/** A stored time as the editor shows it: '08:00 am' (admin 9). Empty if there is none. */
export function clockText(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined) return '';
  const hour = Number(hours);
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * A typed time in its stored form: '8:00 am', '8 pm', '800p' and '17:00' are understood. Empty for an empty text,
 * undefined for what is no time.
 */
export function storedClock(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return '';
  const [, hours = '', minutes = '00', half] = /^(\d{1,2}):?(\d{2})?\s*([ap])?\.?(?:m\.?)?$/.exec(typed) ?? [];
  if (hours === '' || (half === undefined && /m/.test(typed))) return undefined;
  const hour = hourOf(Number(hours), half);
  return hour === undefined || Number(minutes) > 59 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

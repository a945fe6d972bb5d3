import { clockText, SERVICE_DAYS, storedClock } from '#shared/rules/accounts/service-hours-checks.ts';
import type { CustomerServiceHours } from '#shared/schemas/fields/account-settings.ts';

/** The service hours with their times as typed, such as '8:00 am'. */
export type HoursDraft = CustomerServiceHours;

export const hoursDraft = (hours: CustomerServiceHours): HoursDraft =>
  mapped(hours, ({ open, close, active }) => ({ open: clockText(open), close: clockText(close), active }));

/** The hours as stored. Undefined where a time is not readable. */
export function readHours(draft: HoursDraft): CustomerServiceHours | undefined {
  const isReadable = SERVICE_DAYS.every((day) => isTime(draft[day].open) && isTime(draft[day].close));
  if (!isReadable) return undefined;
  return mapped(draft, ({ open, close, active }) => ({
    open: storedClock(open) ?? '',
    close: storedClock(close) ?? '',
    active,
  }));
}

/** Whether a time is readable, or empty. */
export const isTime = (typed: string): boolean => storedClock(typed) !== undefined;

type Day = CustomerServiceHours['monday'];

const mapped = (hours: CustomerServiceHours, change: (day: Day) => Day): CustomerServiceHours => ({
  monday: change(hours.monday),
  tuesday: change(hours.tuesday),
  wednesday: change(hours.wednesday),
  thursday: change(hours.thursday),
  friday: change(hours.friday),
  saturday: change(hours.saturday),
  sunday: change(hours.sunday),
});

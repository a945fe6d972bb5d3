const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const DAY_MS = 86_400_000;
/** From a week on, a weekday could be this one or the next. */
const CLEAR_DAYS = 6;

/** An ISO date as a clerk says it: the weekday within six days of today (an ISO date too), else month and day: 'Tue', '12/08'. */
export function shortDay(isoDate: string, today: string): string {
  const at = Date.parse(isoDate.slice(0, 10));
  const days = (at - Date.parse(today.slice(0, 10))) / DAY_MS;
  if (days > 0 && days <= CLEAR_DAYS) return WEEKDAYS[new Date(at).getUTCDay()] ?? '';
  return usDate(isoDate).slice(0, 5);
}

/** An ISO date, or date and time in UTC, as MM/dd/yyyy (storefront 3, decision W5). */
export function usDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

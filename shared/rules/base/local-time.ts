/** Whether that is the name of a time zone, such as America/Denver. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What calendar (an ISO date) and clock (seconds since midnight) of a place show; making its clock anew each time would be most of the work. */
export function localTime(time: Date, timeZone: string): { readonly date: string; readonly seconds: number } {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  const shown = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]));
  const wholeSeconds = Number(shown['hour']) * 3600 + Number(shown['minute']) * 60 + Number(shown['second']);
  return {
    date: `${shown['year']}-${shown['month']}-${shown['day']}`,
    seconds: wholeSeconds + time.getUTCMilliseconds() / 1000,
  };
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** When a day (an ISO date) begins in a place: at midnight, or an hour later where the clock is put on just then. */
export function beginningOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  // Off by what the clock is put on or back that day, if it is; then one of the two is right.
  const near = midnight - aheadOfUtc(midnight, timeZone);
  const times = [near, midnight - aheadOfUtc(near, timeZone)].toSorted((one, other) => one - other);
  return new Date(times.find((time) => localTime(new Date(time), timeZone).date === day) ?? near);
}

/** Milliseconds by which clocks of a place are ahead at a time. */
function aheadOfUtc(time: number, timeZone: string): number {
  const { date, seconds } = localTime(new Date(time), timeZone);
  return Date.parse(date) + seconds * 1000 - time;
}

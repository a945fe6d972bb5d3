/** Whether this is the name of a time zone, such as America/Denver. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The date (ISO) and the clock (seconds since midnight) in a time zone. Formatters are kept, because making one is most
 * of the work.
 */
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

/**
 * The time at which a day (ISO date) begins in a time zone. That is midnight, or an hour later if the clock goes
 * forward just then.
 */
export function beginningOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  // If the clock changes on that day, this is off by the change. One of the two candidates is then right.
  const near = midnight - aheadOfUtc(midnight, timeZone);
  const times = [near, midnight - aheadOfUtc(near, timeZone)].toSorted((one, other) => one - other);
  return new Date(times.find((time) => localTime(new Date(time), timeZone).date === day) ?? near);
}

/** Milliseconds by which a time zone is ahead of UTC at a time. */
function aheadOfUtc(time: number, timeZone: string): number {
  const { date, seconds } = localTime(new Date(time), timeZone);
  return Date.parse(date) + seconds * 1000 - time;
}

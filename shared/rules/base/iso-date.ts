/** A day as an ISO date such as 2026-07-03. It has no time zone and sorts as text. */
export type IsoDate = string;

const DAY_MS = 86_400_000;

/** The date a number of days later, or earlier if `days` is negative. */
export const shifted = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

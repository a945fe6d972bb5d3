import { shifted } from '#shared/rules/base/iso-date.ts';
import { PATHS } from '../../../paths.ts';

export const REPORT_PERIODS = [7, 30, 90] as const;
type ReportPeriod = (typeof REPORT_PERIODS)[number];
const USUAL_PERIOD: ReportPeriod = 30;

/** What a report is about, as its address says. */
export interface ReportLocation {
  /** So many days up to today. */
  readonly period: ReportPeriod;
  /** Id of a top-level account; all of them without one. */
  readonly account: string | undefined;
}

export const parseReport = (query: URLSearchParams): ReportLocation => ({
  period: REPORT_PERIODS.find((days) => String(days) === query.get('days')) ?? USUAL_PERIOD,
  account: query.get('account')?.match(/^[1-9]\d{0,8}$/)?.[0],
});

/** The address that `parseReport` reads back; what is at its default is not written. */
export function reportPath({ period, account }: ReportLocation): string {
  const query = new URLSearchParams({
    ...(period !== USUAL_PERIOD && { days: String(period) }),
    ...(account !== undefined && { account }),
  });
  const text = query.toString();
  return text === '' ? PATHS.reports : `${PATHS.reports}?${text}`;
}

/** The days that it has, ISO dates of UTC and both inclusive. */
export function reportDays({ period }: ReportLocation, now: Date): { readonly from: string; readonly to: string } {
  const to = now.toISOString().slice(0, 10);
  return { from: shifted(to, 1 - period), to };
}

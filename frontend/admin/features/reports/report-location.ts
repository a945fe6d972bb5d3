import { shifted } from '#shared/rules/base/iso-date.ts';
import { PATHS } from '../../../paths.ts';
import { addressOf, choiceParam, patternParam } from '../../../ui/table/address.ts';

export const REPORT_PERIODS = [7, 30, 90] as const;
type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The state of a report, as its address has it. */
export interface ReportLocation {
  /** So many days up to today. */
  readonly period: ReportPeriod;
  /** Id of a top-level account; undefined for all of them. */
  readonly account: string | undefined;
}

export const REPORT = addressOf(PATHS.reports, {
  period: choiceParam('days', REPORT_PERIODS, 30),
  account: patternParam('account', /^[1-9]\d{0,8}$/),
});

/** The days of a report, ISO dates of UTC and both inclusive. */
export function reportDays({ period }: ReportLocation, now: Date): { readonly from: string; readonly to: string } {
  const to = now.toISOString().slice(0, 10);
  return { from: shifted(to, 1 - period), to };
}

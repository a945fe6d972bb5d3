import { usDate } from '#shared/rules/base/us-date.ts';
import { localDay } from './local-day.ts';

/** A moment (ISO 8601) where this browser is, as orders show theirs: 'MM/dd/yyyy hh:mm:ss', of 24 hours (admin 3, decision W5). */
export const formatMoment = (moment: string): string =>
  `${usDate(localDay(moment))} ${new Date(moment).toTimeString().slice(0, 8)}`;

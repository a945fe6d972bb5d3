import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsApi } from '../../../api/groups/analytics-api.ts';
import { type ReportLocation, reportDays } from './report-location.ts';

/** Within this time, in ms, going back and forth sends no new request. */
const staleTime = 15_000;

/** The report of a period. What was there before stays until it comes. */
export function reportQuery(location: ReportLocation, now: Date) {
  const { account } = location;
  const query = { ...reportDays(location, now), ...(account !== undefined && { id: account }) };
  return queryOptions({
    queryKey: ['report', query],
    queryFn: ({ signal }) => analyticsApi.getAnalytics({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

import { dailyMetricsRepository } from '../data/operations/daily-metrics-repository.ts';
import { table } from '../data/table/deployed-table.ts';
import { log } from '../http/logging/log.ts';
import { dailyAnalytics } from './analytics.ts';

/** The analytics of this function instance. */
export const analytics = dailyAnalytics({ add: dailyMetricsRepository(table).add, log, now: () => new Date() });

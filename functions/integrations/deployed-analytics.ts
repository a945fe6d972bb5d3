import { dayFiguresRepository } from '../data/day-figures-repository.ts';
import { table } from '../data/deployed-table.ts';
import { log } from '../http/log.ts';
import { dailyAnalytics } from './analytics.ts';

/** Of this instance of a function. */
export const analytics = dailyAnalytics({ add: dayFiguresRepository(table).add, log, now: () => new Date() });

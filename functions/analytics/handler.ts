import { analyticsContract } from '#shared/contracts/analytics.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, readOnlyRuntime } from '../http/runtime.ts';
import { analytics } from '../integrations/deployed-analytics.ts';
import { analyticsDependencies } from './dependencies.ts';
import { analyticsRoutes } from './routes.ts';

const routes = analyticsRoutes(analyticsDependencies(table, now, analytics));

export const handler = groupHandler(analyticsContract, routes, {
  ...readOnlyRuntime,
  backgroundWork: analytics.settle,
});

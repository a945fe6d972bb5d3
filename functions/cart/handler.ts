import { cartContract } from '#shared/contracts/cart.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtimeReading } from '../http/runtime.ts';
import { analytics } from '../integrations/deployed-analytics.ts';
import { cartDependencies, readWithSession } from './dependencies.ts';
import { cartRoutes } from './routes.ts';

const routes = cartRoutes(cartDependencies(table, now, analytics));

export const handler = groupHandler(cartContract, routes, {
  ...runtimeReading(readWithSession),
  backgroundWork: analytics.settle,
});

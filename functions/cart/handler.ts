import { cartContract } from '#shared/contracts/cart.ts';
import { table } from '../data/table/deployed-table.ts';
import { edgeReading, now } from '../http/edge.ts';
import { groupHandler } from '../http/group-handler.ts';
import { analytics } from '../integrations/deployed-analytics.ts';
import { cartDependencies, readWithSession } from './dependencies.ts';
import { cartRoutes } from './routes.ts';

const routes = cartRoutes(cartDependencies(table, now, analytics));

export const handler = groupHandler(cartContract, routes, {
  ...edgeReading(readWithSession),
  beside: analytics.settle,
});

import { checkoutContract } from '#shared/contracts/checkout.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime } from '../http/runtime.ts';
import { analytics } from '../integrations/deployed-analytics.ts';
import { wakeOutbox } from '../integrations/deployed-outbox.ts';
import { checkoutDependencies } from './dependencies.ts';
import { checkoutRoutes } from './routes.ts';

const routes = checkoutRoutes({ ...checkoutDependencies(table, now, analytics), wakeOutbox });

export const handler = groupHandler(checkoutContract, routes, { ...runtime, backgroundWork: analytics.settle });

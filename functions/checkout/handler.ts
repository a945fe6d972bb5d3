import { checkoutContract } from '#shared/contracts/checkout.ts';
import { table } from '../data/deployed-table.ts';
import { edge, now } from '../http/edge.ts';
import { groupHandler } from '../http/group-handler.ts';
import { checkoutDependencies } from './dependencies.ts';
import { checkoutRoutes } from './routes.ts';

export const handler = groupHandler(checkoutContract, checkoutRoutes(checkoutDependencies(table, now)), edge);

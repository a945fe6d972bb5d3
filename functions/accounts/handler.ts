import { accountsContract } from '#shared/contracts/accounts.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime } from '../http/runtime.ts';
import { accountsDependencies } from './dependencies.ts';
import { accountsRoutes } from './routes.ts';

const routes = accountsRoutes(accountsDependencies(table, { now }));

export const handler = groupHandler(accountsContract, routes, runtime);

import { usersContract } from '#shared/contracts/users.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { findStore, now, runtime } from '../http/runtime.ts';
import { wakeOutbox } from '../integrations/deployed-outbox.ts';
import { usersDependencies } from './dependencies.ts';
import { usersRoutes } from './routes.ts';

const routes = usersRoutes({ ...usersDependencies(table, { findStore, now }), wakeOutbox });

export const handler = groupHandler(usersContract, routes, runtime);

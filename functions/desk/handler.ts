import { deskContract } from '#shared/contracts/desk.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime } from '../http/runtime.ts';
import { wakeOutbox } from '../integrations/deployed-outbox.ts';
import { deskDependencies } from './dependencies.ts';
import { deskRoutes } from './routes.ts';

const routes = deskRoutes({ ...deskDependencies(table, now), wakeOutbox });

export const handler = groupHandler(deskContract, routes, runtime);

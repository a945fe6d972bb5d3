import { handOverContract } from '#shared/contracts/hand-over.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime, tokens } from '../http/runtime.ts';
import { wakeOutbox } from '../integrations/deployed-outbox.ts';
import { handOverDependencies } from './dependencies.ts';
import { handOverRoutes } from './routes.ts';

const routes = handOverRoutes({ ...handOverDependencies(table, { tokens, now }), wakeOutbox });

export const handler = groupHandler(handOverContract, routes, runtime);

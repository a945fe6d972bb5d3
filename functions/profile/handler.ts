import { profileContract } from '#shared/contracts/profile.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { findStore, now, runtime, tokens } from '../http/runtime.ts';
import { wakeOutbox } from '../integrations/deployed-outbox.ts';
import { profileDependencies } from './dependencies.ts';
import { profileRoutes } from './routes.ts';

const routes = profileRoutes({ ...profileDependencies(table, { findStore, now, tokens }), wakeOutbox });

export const handler = groupHandler(profileContract, routes, runtime);

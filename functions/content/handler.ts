import { contentContract } from '#shared/contracts/content.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { findStore, now, runtime } from '../http/runtime.ts';
import { wakeOutbox } from '../integrations/deployed-outbox.ts';
import { contentDependencies } from './dependencies.ts';
import { contentRoutes } from './routes.ts';

const { authenticator } = runtime;
const routes = contentRoutes({ ...contentDependencies(table, { authenticator, findStore, now }), wakeOutbox });

export const handler = groupHandler(contentContract, routes, runtime);

import { sessionContract } from '#shared/contracts/session.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { findStore, now, runtime, tokens } from '../http/runtime.ts';
import { sessionDependencies } from './dependencies.ts';
import { sessionRoutes } from './routes.ts';

const { authenticator, log } = runtime;
const routes = sessionRoutes(sessionDependencies(table, { authenticator, findStore, log, now, tokens }));

export const handler = groupHandler(sessionContract, routes, runtime);

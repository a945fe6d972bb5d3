import { sessionContract } from '#shared/contracts/session.ts';
import { table } from '../data/table/deployed-table.ts';
import { edge, findStore, now, tokens } from '../http/edge.ts';
import { groupHandler } from '../http/group-handler.ts';
import { sessionDependencies } from './dependencies.ts';
import { sessionRoutes } from './routes.ts';

const { authenticator, log } = edge;
const routes = sessionRoutes(sessionDependencies(table, { authenticator, findStore, log, now, tokens }));

export const handler = groupHandler(sessionContract, routes, edge);

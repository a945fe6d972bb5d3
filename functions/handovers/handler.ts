import { handOverContract } from '#shared/contracts/hand-over.ts';
import { table } from '../data/deployed-table.ts';
import { edge, now, tokens } from '../http/edge.ts';
import { groupHandler } from '../http/group-handler.ts';
import { handOverDependencies } from './dependencies.ts';
import { handOverRoutes } from './routes.ts';

export const handler = groupHandler(
  handOverContract,
  handOverRoutes(handOverDependencies(table, { tokens, now })),
  edge,
);

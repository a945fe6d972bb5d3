import { garageContract } from '#shared/contracts/garage.ts';
import { table } from '../data/table/deployed-table.ts';
import { edge, now } from '../http/edge.ts';
import { groupHandler } from '../http/group-handler.ts';
import { garageDependencies } from './dependencies.ts';
import { garageRoutes } from './routes.ts';

export const handler = groupHandler(garageContract, garageRoutes(garageDependencies(table, now)), edge);

import { garageContract } from '#shared/contracts/garage.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime } from '../http/runtime.ts';
import { garageDependencies } from './dependencies.ts';
import { garageRoutes } from './routes.ts';

export const handler = groupHandler(garageContract, garageRoutes(garageDependencies(table, now)), runtime);

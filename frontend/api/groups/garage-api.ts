import { garageContract } from '#shared/contracts/garage.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** My Vehicles, for the screens that show them. */
export const garageApi = apiFor(garageContract, tab.connection);

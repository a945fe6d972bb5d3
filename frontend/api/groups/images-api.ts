import { imagesContract } from '#shared/contracts/images.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The upload of pictures. Only admin screens load its contract. */
export const imagesApi = apiFor(imagesContract, tab.connection);

import { contentContract } from '#shared/contracts/content.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** Pages, menu, marketing spots and the contact form, for the screens that show them. */
export const contentApi = apiFor(contentContract, tab.connection);

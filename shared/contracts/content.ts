import * as z from 'zod/mini';
import { marketingSpotSchema } from '../schemas/stored/marketing-spot.ts';
import { menuEntrySchema, pageWithTextSchema } from '../schemas/stored/page.ts';
import { contactRequestSchema } from '../schemas/wire/contact-request.ts';
import { defineGroup } from '../wire/endpoint.ts';

/** The id of an account. */
const ofAccount = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

/** Content of an account: pages, the header menu and marketing spots, and the contact form. */
export const contentContract = defineGroup({
  getHeaderPages: {
    method: 'GET',
    path: '/api/headerpage/{id}',
    summary: 'The header menu for the users of this account: its own pages and those of its parent.',
    access: { signedIn: true },
    params: ofAccount,
    output: z.object({ data: z.array(menuEntrySchema) }),
  },
  getPage: {
    method: 'GET',
    path: '/api/page/{id}',
    summary: 'An active page by its id or slug, from the account of the signed-in user or from the store on this host.',
    access: { signedIn: false },
    /** Any text from an address. A text that is no id or slug is answered with 404. */
    params: z.object({ id: z.string().check(z.maxLength(200)) }),
    output: pageWithTextSchema,
  },
  getMarketingSpots: {
    method: 'GET',
    path: '/api/MarketingSpots/{id}/account',
    summary: 'The active marketing spots for the users of this account: its own and those of its parent.',
    access: { signedIn: true },
    params: ofAccount,
    output: z.array(marketingSpotSchema),
  },
  contactUs: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Sends a question by email to the contact for its type.',
    access: { signedIn: true },
    body: contactRequestSchema,
    output: z.null(),
    idempotencyKey: true,
  },
});

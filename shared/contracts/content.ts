import * as z from 'zod/mini';
import { marketingSpotSchema } from '../schemas/stored/marketing-spot.ts';
import { menuEntrySchema, pageWithTextSchema } from '../schemas/stored/page.ts';
import { contactRequestSchema } from '../schemas/wire/contact-request.ts';
import { defineGroup } from '../wire/endpoint.ts';

/** The number of an account. */
const ofAccount = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

/** What an account shows its users besides parts: pages, the menu that leads to them, marketing spots; and how to ask. */
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
    summary: 'An active page by its id or slug: of the account of whoever is signed in, or of the store on this host.',
    access: { signedIn: false },
    /** Whatever somebody put into an address: what is no id or slug is no page. */
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
    summary: 'Sends a question by mail to whoever answers questions of its type.',
    access: { signedIn: true },
    body: contactRequestSchema,
    output: z.null(),
    idempotencyKey: true,
  },
});

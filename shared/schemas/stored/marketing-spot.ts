import * as z from 'zod/mini';
import { named } from '../../wire/wire.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** A web address, or a path of the store; never another host's path (`//`) and nothing that runs. */
const linkSchema = z
  .string()
  .check(z.regex(/^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i, 'Expected a web address or a path of the store'))
  .check(z.maxLength(500));

/** A picture or a line on the home page that leads somewhere. */
export const marketingSpotSchema = z.object({
  id: idSchema,
  accountId: numberIdSchema,
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Opens in a new window if it starts with http. */
  url: linkSchema,
  /** Path of the picture on the store's host; empty where there is none. */
  image: named('image', z.string().check(z.maxLength(200))),
  /** What the picture was called where it was uploaded from. */
  localFileName: z.string().check(z.maxLength(200)),
  active: z.boolean(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
});
export type MarketingSpot = z.infer<typeof marketingSpotSchema>;

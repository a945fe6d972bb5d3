import * as z from 'zod/mini';
import { named } from '../../../wire/wire.ts';
import { idSchema, numberIdSchema } from '../../fields/ids.ts';
import { contentRecordFields } from './page.ts';

/** A web address, or a path of the store. It can't be another host's path (`//`) or a script. */
const linkSchema = z
  .string()
  .check(z.regex(/^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i, 'Expected a web address or a path of the store'))
  .check(z.maxLength(500));

/** Whether a marketing spot may lead to this address. */
export const mayBeSpotLink = (address: string): boolean => z.safeParse(linkSchema, address).success;

/** A picture or a line of text on the home page, with a link. */
export const marketingSpotSchema = z.object({
  id: idSchema,
  accountId: numberIdSchema,
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Opens in a new window if it starts with http. */
  url: linkSchema,
  /** Path of the picture on the store's host, or empty. */
  image: named('image', z.string().check(z.maxLength(200))),
  /** The file name of the picture when it was uploaded. */
  localFileName: z.string().check(z.maxLength(200)),
  active: z.boolean(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
});
export type MarketingSpot = z.infer<typeof marketingSpotSchema>;

/** A marketing spot as it is kept. */
export const spotRecordSchema = z.extend(marketingSpotSchema, contentRecordFields);
export type SpotRecord = z.infer<typeof spotRecordSchema>;

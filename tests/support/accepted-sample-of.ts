import type * as z from 'zod/mini';
import { sampleOf } from './sample-of.ts';

/** Sample values that a call refuses whatever else is in the body. They would keep it from looking at the rest. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  changeAccount: accountWith({ Id: 2 }),
  getEffects: accountWith({ Id: 2 }),
  createAccount: accountWith({ ParentId: null }),
};

/** Field 142 is nobody's to set, a logo has a path of the account, and a field can't be set and taken over at once. */
function accountWith(ids: object) {
  return {
    ...ids,
    CultureName: undefined,
    DefaultWebsiteId: null,
    LogoFileName: '',
    Reset: [],
    InheritedFields: [101],
    ChangableFields: [],
    City: 'Albany',
    PostalCode: '12207',
  };
}

/** A wire value that the schema accepts and the call too, as far as samples can tell. */
export const acceptedSampleOf = (name: string, schema: z.core.$ZodType): unknown =>
  REFUSED[name] ? { ...(sampleOf(schema) as object), ...REFUSED[name] } : sampleOf(schema);

import type * as z from 'zod/mini';
import { SMALLEST_PICTURE } from './pictures/smallest-picture.ts';
import { sampleOf } from './sample-of.ts';

const BAND = { Low: 0, High: 10, Percentage: 50 };

/** Sample values that a call refuses whatever else is in the body. They would keep it from looking at the rest. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  // Its default website can't be taken away.
  changeAccount: accountWith({ Id: 2, Version: 999, DefaultWebsiteId: 2 }),
  getEffects: accountWith({ Id: 2, Version: 999, DefaultWebsiteId: 2 }),
  createAccount: accountWith({ ParentId: null, CompanyName: 'Made of a sample' }),
  uploadImage: { AccountId: 2, Content: SMALLEST_PICTURE },
};

/**
 * Field 142 is nobody's to set, a logo has a path of the account, bands begin at 0, an address is a real one, and a field
 * can't be set and taken over at once.
 */
function accountWith(ids: object) {
  return {
    CultureName: undefined,
    DefaultWebsiteId: null,
    LogoFileName: '',
    Reset: [],
    InheritedFields: [101],
    ChangableFields: [],
    Margins: { Aftermarket: [BAND], Salvage: [BAND] },
    City: 'Albany',
    State: 'NY',
    PostalCode: '12207',
    ...ids,
  };
}

/** The calls whose samples would be refused without that. */
export const ADJUSTED_SAMPLES = Object.keys(REFUSED);

/** A wire value that the schema accepts and the call too, as far as samples can tell. */
export const acceptedSampleOf = (name: string, schema: z.core.$ZodType): unknown =>
  REFUSED[name] ? { ...(sampleOf(schema) as object), ...REFUSED[name] } : sampleOf(schema);

import * as z from 'zod/mini';

/** What stands in the query of a call is text; these read it. */

export const trueOrFalseSchema = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** Parts of one call at most (decision W8). */
const MOST_ELEMENTS = 100;
/** Far more than a hundred numbers need, percent-encoded. */
const LONGEST = 20_000;

/** A comma-joined list whose elements were percent-encoded before they were joined (decision W8). */
export const commaListOf = <Element extends z.core.$ZodType<string, string>>(element: Element) =>
  z.codec(z.string().check(z.maxLength(LONGEST)), z.array(element).check(z.minLength(1), z.maxLength(MOST_ELEMENTS)), {
    decode: (text) => text.split(',').map(percentDecoded) as z.input<Element>[],
    encode: (elements) => elements.map(encodeURIComponent).join(','),
  });

/** A lone % stands for itself. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

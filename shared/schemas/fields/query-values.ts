import * as z from 'zod/mini';

/** Query values are texts. These schemas read them. */

export const trueOrFalseSchema = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** The most parts in one call (decision W8). */
const MOST_ELEMENTS = 100;
/** Enough for a hundred percent-encoded numbers. */
const LONGEST = 20_000;

/** A comma-joined list. Its elements are percent-encoded before joining (decision W8). */
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

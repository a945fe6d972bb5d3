/**
 * A text as one segment of a path: what a path can't carry is percent-encoded, `/` and `%` included. A `+` is itself, but
 * in front, where it begins a token.
 */
export function pathSegment(text: string): string {
  const segment = tokenValue(text);
  return segment.startsWith('+') ? `%2B${segment.slice(1)}` : segment;
}

/** The same for what follows a token's letter. */
export const tokenValue = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2B', '+');

/** The text of a segment, decoded once. What is no encoding, such as the `%` of 100%COTTON, is itself. */
export const segmentText = (segment: string): string => segment.replace(/(?:%[0-9a-f]{2})+/gi, decodedOrItself);

/** A path without line ends and other control characters, which a router takes for no path: each is a blank. */
export const printablePath = (pathname: string): string =>
  pathname.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    const text = decodedOrItself(encoded);
    const printable = text.replace(CONTROL, ' ');
    return printable === text ? encoded : encodeURIComponent(printable);
  });

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

function decodedOrItself(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * A text as one path segment. Characters that a path can't carry are percent-encoded, including `/` and `%`. A `+` is
 * encoded only at the start, where it would begin a token.
 */
export function pathSegment(text: string): string {
  const segment = tokenValue(text);
  return segment.startsWith('+') ? `%2B${segment.slice(1)}` : segment;
}

/** The same for the value after a token's letter. */
export const tokenValue = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2B', '+');

/** The text of a segment, decoded once. An invalid encoding, such as the `%` in 100%COTTON, stays as it is. */
export const segmentText = (segment: string): string => segment.replace(/(?:%[0-9a-f]{2})+/gi, decodedOrItself);

/** A path with line ends and other control characters replaced by blanks. A router would not accept them. */
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

/** A gateway takes about ten kilobytes of headers in all; the whole text stands in the body anyway. */
const LONGEST = 2000;

/**
 * The text of an `Errors` header (decision W3): printable ASCII stays, everything else is percent-encoded, and so is
 * `%` itself, so that decoding gives back the text to the letter. What is too long is cut between two characters.
 */
export function errorsHeader(text: string): string {
  let header = '';
  for (const character of text.toWellFormed()) {
    const encoded = /[ -$&-~]/.test(character) ? character : encodeURIComponent(character);
    if (header.length + encoded.length > LONGEST) break;
    header += encoded;
  }
  return header.trim();
}

/** This many characters are enough to recognize a text. */
const MOST_SHOWN = 80;

/** The beginning of an HTML text, as words. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const words = body.textContent.replace(/\s+/g, ' ').trim();
  return words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words;
}

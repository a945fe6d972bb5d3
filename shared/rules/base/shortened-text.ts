/** A text of at most `longest` characters, which ends with '…' if it was longer. A character that is cut in half becomes '\uFFFD'. */
export const shortenedText = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

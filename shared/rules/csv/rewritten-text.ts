const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** A number that spreadsheets show as it is written. From 12 digits on they show a power of ten, such as 1.2E+11. */
const SHOWN_NUMBER = /^(?!-0$)(?=.{1,11}$)-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** Texts that spreadsheets read as something else, with blanks around them too. */
const READ_OTHERWISE: readonly RegExp[] = [
  // Numbers: 0042, 80.500, 2E4007, 1,000, $5, 5%, (5), .5
  /^[-+(]?\s?[$\u20AC\u00A3\u00A5]?\s?(?:\d[\d,]*\.?\d*|\.\d+)(?:e[-+]?\d+)?\s?[%)]?$/i,
  // Fractions: 1 1/2
  /^\d+\s\d+\/\d+$/,
  // Days and months in digits: 6-5, 70/80, 2026-11, 1-2-2026, 1.2.2026, 2026-11-30 10:15
  /^(?:\d{1,4}\s?[-/]\s?\d{1,2}|\d{1,2}\s?[-/]\s?\d{1,4})$/,
  /^\d{1,4}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{1,4}(?:[T\s]+\d{1,2}:\d{2}.*)?$/i,
  // Months in letters: 4-May, DEC10, 2-Nov-2004, May 4, 2026
  new RegExp(`^(?=.*\\d)(?:\\d{1,4}[-/.,\\s]*)?${MONTH}\\.?(?:[-/.,\\s]*\\d{1,4}){0,2}$`, 'i'),
  // Times: 10:15, 10:15:30.5, 9 pm
  /^\d{1,5}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]m?)?$/i,
  /^\d{1,2}\s[ap]m?$/i,
  // They write these in capitals.
  /^(?:true|false)$/i,
];

/** Whether a spreadsheet that opens a CSV file shows another text in its place: a number, a date, a time. */
export const isRewritten = (text: string): boolean => {
  if (SHOWN_NUMBER.test(text) || text === 'TRUE' || text === 'FALSE') return false;
  const shown = text.trim();
  return READ_OTHERWISE.some((form) => form.test(shown));
};

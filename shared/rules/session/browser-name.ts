/** A name and how to recognize it in a User-Agent header. The first match counts, because many browsers also name others. */
type Known = readonly (readonly [name: string, pattern: RegExp])[];

const BROWSERS: Known = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: Known = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * A short name for the browser of a User-Agent header, such as 'Chrome on Windows'. Undefined if it is none of the usual
 * ones. An iPad may say that it is a Mac.
 */
export function browserName(userAgent: string): string | undefined {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  return browser && system ? `${browser} on ${system}` : browser;
}

const nameIn = (known: Known, userAgent: string): string | undefined =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0];

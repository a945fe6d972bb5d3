import type { CatalogueLocation } from './catalogue-location.ts';
import { isToken, readTokens, writeTokens } from './catalogue-tokens.ts';
import { pathSegment, segmentText } from './path-segment.ts';

/**
 * The catalogue's URL (storefront 2, decision C5): `/{year}/{make}/{model}/{category}/-/{keyword}/{tokens}`. Any part
 * may be missing.
 * - A first segment of four digits is the year. Without one, make and model come first.
 * - A single segment is a keyword, or the category if a manufacturer or a part follows it (the wizard's form).
 * - `-` precedes a keyword that would otherwise be read as something else.
 * - `~` precedes a name that would be: `~..`, `~cart`. Alone it stands for a missing name.
 *
 * No segment is empty, so no path has two slashes in a row. Two slashes would lead to another host.
 */
export function cataloguePath(location: CatalogueLocation): string {
  const { year, keyword } = location;
  const names = namesOf(location);
  const vehicle = [
    ...(year === undefined ? [] : [String(year).padStart(4, '0')]),
    ...names.map((name, index) => nameSegment(name, year === undefined && index === 0)),
  ];
  return `/${[...vehicle, ...keywordSegments(keyword, vehicle, location), ...writeTokens(location)].join('/')}`;
}

/** Reads any path. Parts that make no sense are ignored, and it never throws. */
export function parseCataloguePath(pathname: string): CatalogueLocation {
  const segments = pathname.split('/').filter(Boolean).slice(0, MOST_SEGMENTS);
  const tokens = readTokens(segments.filter(isToken));
  const words = segments.filter((segment) => !isToken(segment));
  const dash = words.indexOf(KEYWORD_FOLLOWS);
  const before = dash < 0 ? words : words.slice(0, dash);
  const isYear = YEAR.test(before[0] ?? '');
  const year = isYear ? Number(before[0]) : undefined;
  const names = before.slice(isYear ? 1 : 0).map(nameIn);
  const keyword =
    dash < 0
      ? undefined
      : words
          .slice(dash + 1)
          .map(nameIn)
          .join('/') || undefined;

  if (isYear || names.length !== 1) {
    const [make, model, category] = names;
    return { ...tokens, year, make, model, category, keyword };
  }
  const [name] = names;
  return dash >= 0 || isWizardForm(tokens) ? { ...tokens, category: name, keyword } : { ...tokens, keyword: name };
}

/** The most segments of a path (storefront 2). */
const MOST_SEGMENTS = 500;
const YEAR = /^\d{4}$/;
const KEYWORD_FOLLOWS = '-';
const ESCAPE = '~';

/** First segments of other screens, the API and files. Those of welcome pages begin with wl. */
const RESERVED = [
  ...['cart', 'checkout', 'profile', 'password', 'forgot-password', 'orders', 'admin', 'pages', 'contact'],
  ...['chat', 'api', 'wb', 'assets', 'images', 'favicon.ico', 'favicon.svg', 'robots.txt', 'index.html'],
];
const isReserved = (text: string): boolean => RESERVED.includes(text.toLowerCase()) || /^wl/i.test(text);
const isMisreadInFront = (text: string): boolean => YEAR.test(text) || isReserved(text);

/** Whether a path is a list or a part of the catalogue, and no other screen. */
export const isCataloguePath = (pathname: string): boolean =>
  !isReserved(segmentText(pathname.split('/').find(Boolean) ?? ''));

/** Browsers resolve dot segments, even when they are encoded. */
const isMisread = (text: string): boolean => ['', '.', '..', KEYWORD_FOLLOWS].includes(text) || text.startsWith(ESCAPE);

const nameSegment = (name: string, isInFront: boolean): string =>
  isMisread(name) || (isInFront && isMisreadInFront(name)) ? ESCAPE + pathSegment(name) : pathSegment(name);

function nameIn(segment: string): string | undefined {
  const text = segmentText(segment);
  return (text.startsWith(ESCAPE) ? text.slice(1) : text) || undefined;
}

/** Make, model and category up to the last one that is set. Empty for a missing one in between. */
function namesOf(location: CatalogueLocation): string[] {
  const { year, make, model, category, keyword } = location;
  const isCategoryAlone = year === undefined && !make && !model;
  if (category && isCategoryAlone && (keyword || isWizardForm(location))) return [category];
  const names = [make, model, category].map((name) => name ?? '');
  const known = names.findLastIndex((name) => name !== '') + 1;
  // A make alone would be read as a keyword.
  const isMakeAlone = year === undefined && known === 1;
  return names.slice(0, isMakeAlone ? 2 : known);
}

const isWizardForm = ({ manufacturers, part }: Pick<CatalogueLocation, 'manufacturers' | 'part'>): boolean =>
  manufacturers.length > 0 || part !== undefined;

function keywordSegments(
  keyword: string | undefined,
  vehicle: readonly string[],
  location: CatalogueLocation,
): string[] {
  if (!keyword) return [];
  const isPlain = vehicle.length === 0 && !isWizardForm(location) && !isMisread(keyword) && !isMisreadInFront(keyword);
  return isPlain ? [pathSegment(keyword)] : [KEYWORD_FOLLOWS, nameSegment(keyword, false)];
}

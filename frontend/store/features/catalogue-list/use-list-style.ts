import { useState } from 'react';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { COOKIE_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import { browserCookies } from '../../../api/cookies.ts';

const listStyles = ['gallery', 'list'] as const;
export type ListStyle = (typeof listStyles)[number];

/** How parts are laid out; gallery until somebody chooses otherwise (storefront 9), kept in a cookie. */
export function useListStyle(): readonly [ListStyle, (style: ListStyle) => void] {
  const [style, setStyle] = useState(
    () => listStyles.find((each) => each === browserCookies.read(COOKIES.catalogueStyle)) ?? 'gallery',
  );
  const choose = (next: ListStyle) => {
    browserCookies.write(COOKIES.catalogueStyle, next, COOKIE_LIFETIME_MS);
    setStyle(next);
  };
  return [style, choose];
}

import { useState, useSyncExternalStore } from 'react';
import { DEFAULT_PAGE_SIZE, type PageSize } from '#shared/rules/base/page-sizes.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { COOKIE_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import { type ListStyle, listStyles } from '#shared/values/catalogue/list-styles.ts';
import { browserCookies } from '../../../api/cookies.ts';

/** A table needs this width, at any zoom. */
const wide = window.matchMedia('(width >= 64em)');

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

const chosenStyle = () => listStyles.find((each) => each === browserCookies.read(COOKIES.catalogueStyle));
const styleThatFits = (style: ListStyle, isWide: boolean): ListStyle =>
  style === 'table' && !isWide ? 'gallery' : style;

/** The style in which a list opens now: what a person chose, which a cookie keeps, or else the account's. */
export const listStyleNow = (usual: ListStyle): ListStyle => styleThatFits(chosenStyle() ?? usual, wide.matches);

/** Parts on a page until somebody chooses how many. */
export const usualSize = (style: ListStyle): PageSize => (style === 'table' ? 48 : DEFAULT_PAGE_SIZE);

/** The same style, followed; with what can be chosen on a screen of this width. */
export function useListStyle(usual: ListStyle) {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const [chosen, setChosen] = useState(chosenStyle);
  return {
    style: styleThatFits(chosen ?? usual, isWide),
    styles: listStyles.filter((style) => styleThatFits(style, isWide) === style),
    choose(next: ListStyle) {
      browserCookies.write(COOKIES.catalogueStyle, next, COOKIE_LIFETIME_MS);
      setChosen(next);
    },
  };
}

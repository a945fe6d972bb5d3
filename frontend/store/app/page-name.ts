import { matchPath } from 'react-router';
import type { PageName } from '#shared/contracts/analytics.ts';
import { contentPagePath, isPartPath, isWelcomePath, orderPath, PATHS } from '../../paths.ts';

const NAMES: readonly (readonly [path: string, name: PageName])[] = [
  [PATHS.home, 'home'],
  [`${PATHS.cart}/*`, 'cart'],
  [PATHS.checkout, 'checkout'],
  [PATHS.orders, 'orders'],
  [orderPath(':orderNumber'), 'order'],
  [contentPagePath(':slug'), 'content'],
  [PATHS.contact, 'contact'],
  [`${PATHS.admin}/*`, 'admin'],
];

/** Which page a path belongs to: nothing of the path itself is in it. */
export function pageNameOf(pathname: string): PageName {
  if (isWelcomePath(pathname)) return 'welcome';
  const [, name] = NAMES.find(([path]) => matchPath(path, pathname)) ?? [];
  return name ?? (isPartPath(pathname) ? 'part' : 'catalog');
}

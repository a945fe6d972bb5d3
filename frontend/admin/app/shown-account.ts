import { useState } from 'react';
import { useLocation } from 'react-router';
import { PATHS } from '../../paths.ts';

/** The lists that can be shown for one account: their addresses name it. */
const LISTS: readonly string[] = [PATHS.users, PATHS.accounts];
const PARAM = 'company';

/**
 * The account that the lists are shown for. The address of a list says it; on other pages it is that of the last list,
 * so that the way to the next one leads to the same account.
 */
export function useShownAccount() {
  const { pathname, search } = useLocation();
  const isList = LISTS.includes(pathname);
  const named = new URLSearchParams(search).get(PARAM) ?? undefined;
  const [last, setLast] = useState(named);
  const shown = isList ? named : last;
  if (shown !== last) setLast(shown);
  return {
    shown,
    /** The way to a page, for the shown account if it is a list. */
    pathFor: (path: string) => pathForAccount(path, shown),
    /** The list on the screen, or the one of users, for another account. */
    pathForOther: (accountId: string | undefined) => pathForAccount(isList ? pathname : PATHS.users, accountId),
  };
}

const pathForAccount = (path: string, accountId: string | undefined): string =>
  accountId === undefined || !LISTS.includes(path) ? path : `${path}?${new URLSearchParams({ [PARAM]: accountId })}`;

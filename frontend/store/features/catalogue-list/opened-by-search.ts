import { useLocation, useNavigationType } from 'react-router';

interface ListOpened {
  readonly isSearched?: boolean;
}

/** The history state of a list that a search box led to. */
export const OPENED_BY_SEARCH: ListOpened = { isSearched: true };

/**
 * Whether a search box led to this list just now. An address, a link, a reload and a step back open a path instead: if it
 * finds nothing, nobody looked for that in vain (decision B198).
 */
export function useIsOpenedBySearch(): boolean {
  const { state } = useLocation();
  const isStep = useNavigationType() === 'POP';
  return !isStep && (state as ListOpened | null)?.isSearched === true;
}

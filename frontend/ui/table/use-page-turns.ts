import { type RefObject, useEffect, useRef } from 'react';
import { pageCount } from '#shared/rules/base/page-window.ts';
import type { TableLocation } from './address.ts';

interface PageTurns<L extends TableLocation> {
  readonly location: L;
  /** All rows; undefined while the rows of this address are loading. */
  readonly total: number | undefined;
  readonly onGo: (location: L) => void;
}

/** Shows another page from its beginning, and leads from a page beyond the last to the last. The ref is for the beginning. */
export function usePageTurns<L extends TableLocation>(props: PageTurns<L>): RefObject<HTMLDivElement | null> {
  const { location, total, onGo } = props;
  const beginning = useRef<HTMLDivElement>(null);
  const shownPage = useRef(location.page);

  useEffect(() => {
    if (shownPage.current !== location.page) beginning.current?.scrollIntoView();
    shownPage.current = location.page;
  }, [location.page]);

  const lastPage = total === undefined ? undefined : pageCount(total, location.take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list leaves a page beyond the last only once.
  useEffect(() => {
    if (lastPage !== undefined && location.page > lastPage) onGo({ ...location, page: lastPage });
  }, [lastPage, location.page]);

  return beginning;
}

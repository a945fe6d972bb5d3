import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fitmentGroups } from '#shared/rules/catalogue/fitment-groups.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { fitsSoMany, PART_PAGE_TEXTS, showsSoMany } from '#shared/texts/catalogue/part-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { fitmentQuery } from '../part-queries.ts';
import classes from './fitment-list.module.css';

/** From here on a list is filtered rather than looked through. */
const LONG_LIST = 8;
/** Milliseconds without a further key before the server is asked. */
const PAUSE_MS = 250;

/** The vehicles that a part fits, by make and model. The server searches them, and tells long lists page by page. */
export function FitmentList({ part }: { readonly part: Part }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const status = useRef<HTMLParagraphElement>(null);
  const query = useInfiniteQuery(fitmentQuery(part, search));
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (part.fitmentTotal === 0) return <p className={classes['none']}>{PART_PAGE_TEXTS.noFitment}</p>;
  const shown = data?.pages.flatMap(({ fitment }) => fitment) ?? [];
  const found = data?.pages.at(-1)?.fitmentTotal ?? 0;

  async function showMore() {
    const { data: more, isSuccess } = await fetchNextPage();
    // The button goes with the last page; who pressed it stays in the list.
    const shownCount = more?.pages.reduce((sum, { fitment }) => sum + fitment.length, 0);
    if (isSuccess && shownCount === more?.pages.at(-1)?.fitmentTotal) status.current?.focus();
  }

  return (
    <div className={classes['fitment']}>
      {part.fitmentTotal > LONG_LIST && (
        <div className={classes['filter']}>
          <TextInput
            type="search"
            aria-label={PART_PAGE_TEXTS.filterFitment}
            placeholder={PART_PAGE_TEXTS.filterFitment}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status" tabIndex={-1} ref={status}>
            {statusOf(shown.length, found, part.fitmentTotal)}
          </p>
        </div>
      )}
      {data && shown.length === 0 && <p className={classes['none']}>{PART_PAGE_TEXTS.noFitmentMatch}</p>}
      <div className={classes['makes']} aria-busy={isPlaceholderData}>
        {fitmentGroups(shown).map(({ make, models }) => (
          <section key={make} className={classes['make']}>
            <h3>{make}</h3>
            <dl>
              {models.map(({ model, rows }) => (
                <div key={model}>
                  <dt>{model}</dt>
                  {rows.map(({ years, notes }) => (
                    <dd key={`${years} ${notes}`}>
                      <span className={classes['years']}>{years.replace('-', '–')}</span>
                      {notes && <span className={classes['notes']}>{notes}</span>}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {/* Where the button was that was pressed; below an empty list after a search. */}
      {isError && (
        <div role="alert" className={classes['failed']}>
          <p>{PART_PAGE_TEXTS.fitmentFailed}</p>
          <Button variant="default" onClick={() => void (data ? fetchNextPage() : refetch())}>
            {UI_TEXTS.retry}
          </Button>
        </div>
      )}
      {hasNextPage && !isError && (
        <Button
          variant="default"
          className={classes['more'] ?? ''}
          loading={isFetchingNextPage}
          onClick={() => void showMore()}
        >
          {PART_PAGE_TEXTS.moreFitment}
        </Button>
      )}
    </div>
  );
}

/** Counts the matches while some are hidden, else all vehicles. */
function statusOf(shown: number, found: number, all: number): string {
  if (shown < found) return showsSoMany(formatCount(shown), formatCount(found));
  return found < all ? showsSoMany(formatCount(found), formatCount(all)) : fitsSoMany(formatCount(all));
}

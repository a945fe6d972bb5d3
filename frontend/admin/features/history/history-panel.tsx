import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { HistoryEntryView } from '#shared/contracts/history.ts';
import type { HistoryKind } from '#shared/schemas/stored/history-entry.ts';
import { HISTORY_ACTIONS, HISTORY_SOURCES, HISTORY_TEXTS, restoreEntryOf } from '#shared/texts/admin/history-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import { SidePanel } from '../../form/side-panel.tsx';
import classes from './history-panel.module.css';
import { historyQuery } from './history-queries.ts';

interface HistoryPanelProps {
  readonly kind: HistoryKind;
  /** The number of the thing. */
  readonly id: string;
  /** The label of each field. */
  readonly labels: Readonly<Record<string, string>>;
  /** Formats a stored value for display. */
  readonly shown: (field: string, value: string) => string;
  /** False where the viewer can't change the thing. */
  readonly mayRestore: boolean;
  /** Called after a restore. */
  readonly onRestored: () => Promise<unknown>;
}

/** The changes of a thing: who, when, before and after, with a button to restore (decision B303). */
export function HistoryPanel({ kind, id, labels, shown, mayRestore, onRestored }: HistoryPanelProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(kind, id),
  );
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <SidePanel title={HISTORY_TEXTS.title}>
      {error && <LoadFailure message={failureText(error, HISTORY_TEXTS.failed)} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p>{HISTORY_TEXTS.none}</p>}
      <ol className={classes['list']}>
        {entries.map((entry) => (
          <li key={entry.id} data-refused={entry.action === 'refused' || undefined}>
            <Entry entry={entry} labels={labels} shown={shown} />
            {mayRestore && entry.mayRestore && <Restore kind={kind} id={id} entry={entry} onRestored={onRestored} />}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <TextButton onClick={() => !isFetchingNextPage && void fetchNextPage()}>{HISTORY_TEXTS.more}</TextButton>
      )}
    </SidePanel>
  );
}

type EntryProps = Pick<HistoryPanelProps, 'labels' | 'shown'> & { readonly entry: HistoryEntryView };

function Entry({ entry, labels, shown }: EntryProps) {
  const read = (field: string, value: string | null) => (value ? shown(field, value) : HISTORY_TEXTS.nothing);
  const { at, by, action, source } = entry;
  // A new record had no values before, so its empty fields tell nothing.
  const changes = action === 'created' ? entry.changes.filter(({ after }) => after) : entry.changes;
  return (
    <>
      <p className={classes['who']}>
        <span>
          <b>{by}</b> {Object.hasOwn(HISTORY_ACTIONS, action) ? HISTORY_ACTIONS[action as 'changed'] : action}
          {source !== 'screen' && <small> {HISTORY_SOURCES[source]}</small>}
        </span>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <ul className={classes['changes']}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {labels[field] ?? field} {action !== 'created' && <Before value={read(field, before)} />}
            <ins>{read(field, after)}</ins>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The value before the change. A new user has none. */
const Before = ({ value }: { readonly value: string }) => (
  <>
    <del>{value}</del> <span aria-hidden>→</span>{' '}
  </>
);

type RestoreProps = Pick<HistoryPanelProps, 'kind' | 'id' | 'onRestored'> & { readonly entry: HistoryEntryView };

function Restore({ kind, id, entry, onRestored }: RestoreProps) {
  const queryClient = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => usersApi.restoreFromHistory({ params: { entry: entry.id }, body: {} }),
    onSuccess: () => toast.success(HISTORY_TEXTS.restored),
    onSettled: () => Promise.all([onRestored(), queryClient.invalidateQueries(historyQuery(kind, id))]),
  });
  return (
    <ActionArea>
      <TextButton
        aria-label={restoreEntryOf(entry.by, formatMoment(entry.at))}
        onClick={() => !restoring.isPending && restoring.mutate()}
      >
        {HISTORY_TEXTS.restore}
      </TextButton>
    </ActionArea>
  );
}

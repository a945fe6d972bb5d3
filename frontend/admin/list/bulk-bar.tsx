import { VisuallyHidden } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { ADMIN_LIST_TEXTS, selectAll, selectedCount } from '#shared/texts/admin/admin-list-texts.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import classes from './bulk-bar.module.css';
import type { BulkVerb } from './bulk-verb.ts';

interface BulkBarProps<Row> {
  readonly verbs: readonly BulkVerb<Row>[];
  /** Selected rows, and all that match, on whatever page. */
  readonly count: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly onVerb: (verb: BulkVerb<Row>) => void;
  /** Selects all that match. */
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** The actions on the selected rows. It is shown only while rows are selected. */
export function BulkBar<Row>({ verbs, count, total, isBusy, onVerb, onAll, onClear }: BulkBarProps<Row>) {
  return (
    <div className={classes['bar']} role="toolbar" aria-label={ADMIN_LIST_TEXTS.selectionBar} aria-busy={isBusy}>
      <b>{selectedCount(formatCount(count))}</b>
      {verbs.map((verb) => (
        <button
          key={verb.keys}
          type="button"
          disabled={isBusy}
          aria-keyshortcuts={verb.keys}
          title={verb.undo ? undefined : ADMIN_LIST_TEXTS.cannotBeUndone}
          onClick={() => onVerb(verb)}
        >
          <verb.Icon size={16} stroke={1.8} aria-hidden />
          {verb.label}
          <KeyCaps keys={verb.keys} />
        </button>
      ))}
      <span className={classes['end']}>
        {total > count && (
          <button type="button" disabled={isBusy} onClick={onAll}>
            {selectAll(formatCount(total))}
          </button>
        )}
        <button type="button" title={ADMIN_LIST_TEXTS.clearSelection} onClick={onClear}>
          <IconX size={16} stroke={1.8} aria-hidden />
          <VisuallyHidden>{ADMIN_LIST_TEXTS.clearSelection}</VisuallyHidden>
          <KeyCaps keys="Escape" />
        </button>
      </span>
    </div>
  );
}

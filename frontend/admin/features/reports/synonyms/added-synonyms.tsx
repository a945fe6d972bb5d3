import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { AddedSynonym } from '#shared/schemas/stored/synonyms.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import panelClasses from '../../../../ui/base/panel.module.css';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { ErrorState } from '../../../../ui/page/page-states.tsx';
import { RowsTable, type TableColumn } from '../../../../ui/table/rows-table.tsx';
import tableClasses from '../report-table.module.css';
import classes from '../zero-result-searches.module.css';
import { addedSynonymsQuery } from './synonym-queries.ts';
import { useUndoSynonym } from './use-undo-synonym.ts';

const SYNONYM_COLUMNS: readonly TableColumn<AddedSynonym>[] = [
  { key: 'words', label: SYNONYM_TEXTS.typed, cell: ({ words }) => words, isRowHeader: true },
  { key: 'means', label: SYNONYM_TEXTS.finds, cell: ({ means }) => means },
  {
    key: 'addedAt',
    label: SYNONYM_TEXTS.addedOn,
    cell: ({ addedAt, addedBy }) => SYNONYM_TEXTS.by(usDate(addedAt), addedBy),
  },
];

/** All synonyms that staff added, newest first. Without any, there is nothing to see. */
export function AddedSynonyms() {
  const { data: synonyms, error, refetch } = useQuery(addedSynonymsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = {
    key: 'undo',
    label: SYNONYM_TEXTS.undo,
    // Its row goes with the button, so the focus goes to the heading.
    cell: (synonym: AddedSynonym) => <UndoButton synonym={synonym} onUndone={() => heading.current?.focus()} />,
  };
  if (!synonyms && error) {
    return <ErrorState message={failureText(error, SYNONYM_TEXTS.listFailed)} onRetry={() => void refetch()} />;
  }
  if (!synonyms || synonyms.length === 0) return null;
  return (
    <div className={panelClasses['panel']}>
      <h2 ref={heading} tabIndex={-1}>
        {SYNONYM_TEXTS.list}
      </h2>
      <p className={classes['detail']}>{SYNONYM_TEXTS.listDetail}</p>
      <RowsTable
        caption={SYNONYM_TEXTS.list}
        columns={[...SYNONYM_COLUMNS, undo]}
        rows={synonyms}
        rowKey={({ id }) => id}
        isStackedOnPhones
        className={tableClasses['table']}
      />
    </div>
  );
}

interface UndoButtonProps {
  readonly synonym: AddedSynonym;
  readonly onUndone: () => void;
}

function UndoButton({ synonym, onUndone }: UndoButtonProps) {
  const undoing = useUndoSynonym(onUndone);
  return (
    <ActionArea>
      <TextButton
        aria-label={SYNONYM_TEXTS.undoFor(synonym.words)}
        onClick={() => !undoing.isPending && undoing.mutate(synonym)}
      >
        {SYNONYM_TEXTS.undo}
      </TextButton>
    </ActionArea>
  );
}

import { useState } from 'react';
import type { ImportView } from '#shared/contracts/imports.ts';
import type { FaultKind } from '#shared/schemas/stored/import.ts';
import { CATALOGUE_IMPORT_TEXTS, showPlaces } from '#shared/texts/imports/catalogue-import-texts.ts';
import { Pill } from '../../../../ui/base/pill.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { RowsTable, type TableColumn } from '../../../../ui/table/rows-table.tsx';
import { SidePanel } from '../../../form/side-panel.tsx';
import { isCatalogueWorking } from '../catalogue-import-queries.ts';
import { FaultPlaces } from './fault-places.tsx';
import classes from './import-detail.module.css';
import { placeText } from './place-text.ts';
import { RefusedRowsButton } from './refused-rows-button.tsx';

const COLUMNS: readonly TableColumn<FaultKind>[] = [
  { key: 'file', label: CATALOGUE_IMPORT_TEXTS.file, cell: ({ file }) => file, card: 'below' },
  {
    key: 'count',
    label: CATALOGUE_IMPORT_TEXTS.count,
    cell: ({ count, severity }) => (
      <>
        {formatCount(count)}{' '}
        <Pill tone={severity === 'refused' ? 'warn' : 'plain'}>{CATALOGUE_IMPORT_TEXTS[severity]}</Pill>
      </>
    ),
    card: 'below',
  },
];

/** The faults by kind, with the first places, and the refused rows to correct. */
export function FaultKinds({ view }: { readonly view: ImportView }) {
  const [shown, setShown] = useState<string>();
  const kinds = view.faultKinds ?? [];
  if (kinds.length === 0) {
    if (isCatalogueWorking(view.state) || view.state === 'failed' || view.faults > 0) return null;
    return <SidePanel title={CATALOGUE_IMPORT_TEXTS.faults}>{CATALOGUE_IMPORT_TEXTS.noFaultsDetail}</SidePanel>;
  }
  const fault: TableColumn<FaultKind> = {
    key: 'fault',
    label: CATALOGUE_IMPORT_TEXTS.fault,
    cell: (kind) => (
      <FaultCell id={view.id} kind={kind} isOpen={shown === keyOf(kind)} onOpen={() => setShown(keyOf(kind))} />
    ),
    isRowHeader: true,
  };
  const filesWithRefused = view.files.filter(({ name }) =>
    kinds.some(({ file, severity }) => file === name && severity === 'refused'),
  );
  return (
    <SidePanel title={CATALOGUE_IMPORT_TEXTS.faults} detail={formatCount(view.faults)}>
      <RowsTable
        caption={CATALOGUE_IMPORT_TEXTS.faults}
        columns={[fault, ...COLUMNS]}
        rows={kinds}
        rowKey={keyOf}
        isStackedOnPhones
        className={classes['table']}
      />
      {filesWithRefused.length > 0 && (
        <div className={classes['rows']}>
          {filesWithRefused.map(({ name }) => (
            <RefusedRowsButton key={name} id={view.id} file={name} />
          ))}
        </div>
      )}
    </SidePanel>
  );
}

const keyOf = ({ file, code, severity }: FaultKind): string => `${file} ${code} ${severity}`;

interface FaultCellProps {
  readonly id: string;
  readonly kind: FaultKind;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function FaultCell({ id, kind, isOpen, onOpen }: FaultCellProps) {
  return (
    <div className={classes['message']}>
      {kind.message}
      <small>{placeText(kind)}</small>
      {kind.count > 1 && !isOpen && <TextButton onClick={onOpen}>{showPlaces(formatCount(kind.count))}</TextButton>}
      {isOpen && <FaultPlaces id={id} kind={kind} />}
    </div>
  );
}

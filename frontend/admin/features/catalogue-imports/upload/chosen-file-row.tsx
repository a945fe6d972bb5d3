import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { hasSuppliers, type ImportKind, importKinds } from '#shared/schemas/stored/import.ts';
import {
  CATALOGUE_IMPORTS_TEXTS,
  CATALOGUE_KIND_NAMES,
  kindOfFile,
  removeFile,
  supplierOfFile,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { formatBytes } from '../format-bytes.ts';
import { type ChosenFile, chosenFileQuestion, supplierProblem } from './chosen-file.ts';
import classes from './files-panel.module.css';

interface ChosenFileRowProps {
  readonly chosen: ChosenFile;
  readonly onChange: (id: number, changed: Pick<ChosenFile, 'kind'> | Pick<ChosenFile, 'supplier'>) => void;
  readonly onRemove: (id: number) => void;
}

/** A chosen file with its kind, which is asked for if it could not be told. */
export function ChosenFileRow({ chosen, onChange, onRemove }: ChosenFileRowProps) {
  const { id, file, kind, kinds, supplier, problem } = chosen;
  return (
    <li>
      <div className={classes['name']}>
        <b>{file.name}</b>
        <small>
          {formatBytes(file.size)} · {formatMoment(new Date(file.lastModified).toISOString())}
        </small>
      </div>
      {problem === undefined && !kinds && <small role="status">{CATALOGUE_IMPORTS_TEXTS.guessing}</small>}
      {problem === undefined && kinds && (
        <NativeSelect
          aria-label={kindOfFile(file.name)}
          value={kind}
          error={chosenFileQuestion(chosen)}
          data={[
            ...(kind === '' ? [{ value: '', label: CATALOGUE_IMPORTS_TEXTS.chooseKind }] : []),
            ...likelyFirst(kinds).map((value) => ({ value, label: CATALOGUE_KIND_NAMES[value] })),
          ]}
          onChange={({ currentTarget }) => onChange(id, { kind: currentTarget.value as ImportKind | '' })}
        />
      )}
      {kind !== '' && hasSuppliers(kind) && (
        <TextInput
          aria-label={supplierOfFile(file.name)}
          placeholder={CATALOGUE_IMPORTS_TEXTS.supplier}
          title={CATALOGUE_IMPORTS_TEXTS.supplierDetail}
          value={supplier}
          error={supplierProblem(supplier)}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(id, { supplier: currentTarget.value })}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className={classes['problem']}>
          {problem}
        </p>
      )}
      <CloseButton aria-label={removeFile(file.name)} className={classes['remove']} onClick={() => onRemove(id)} />
    </li>
  );
}

const likelyFirst = (kinds: readonly ImportKind[]): ImportKind[] => [...new Set([...kinds, ...importKinds])];

import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ImportView } from '#shared/contracts/imports.ts';
import { CATALOGUE_IMPORTS_TEXTS, importFiles } from '#shared/texts/imports/catalogue-import-texts.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../../shortcuts/shortcuts.tsx';
import { useAskBeforeLeaving } from '../../../../ui/form/use-ask-before-leaving.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { FileDrop } from '../../../imports/file-drop.tsx';
import { readyFile } from './chosen-file.ts';
import { ChosenFileRow } from './chosen-file-row.tsx';
import classes from './files-panel.module.css';
import { readLevels } from './read-levels.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { useUploadFiles } from './use-upload-files.ts';

interface FilesPanelProps {
  /** The import that the files correct, whose suppliers and price levels they have. */
  readonly corrects?: Pick<ImportView, 'files' | 'levels'>;
  readonly hints: readonly string[];
  readonly onBegun: (id: string) => void;
}

/** The formats as a file dialog takes them. Types alone would hide some files from it. */
const ACCEPTED = '.csv,.txt,.tsv,.xml,text/csv,text/plain,text/tab-separated-values,text/xml,application/xml';

/** Files to choose or drop, with their kinds, and the button that imports them together. */
export function FilesPanel({ corrects, hints, onBegun }: FilesPanelProps) {
  const { files, add, change, remove, clear } = useChosenFiles(corrects?.files);
  const [levels, setLevels] = useState(() => levelsText(corrects?.levels));
  const leave = useRef<() => void>(undefined);
  const { sending, error, begin, stop } = useUploadFiles(({ id }) => {
    leave.current?.();
    clear();
    onBegun(id);
  });
  const letGo = useAskBeforeLeaving(sending !== undefined, CATALOGUE_IMPORTS_TEXTS.leaveUpload);
  useEffect(() => {
    leave.current = letGo;
  });

  const hasPies = files.some(({ kind }) => kind === 'pies');
  const chosenLevels = hasPies ? readLevels(levels) : [];
  const ready = files.flatMap((file) => readyFile(file) ?? []);
  const mayBegin = files.length > 0 && ready.length === files.length && chosenLevels !== undefined && !sending;
  const run = (isDryRun: boolean) => mayBegin && begin(ready, { isDryRun, levels: chosenLevels });
  useShortcuts([
    { keys: 'Ctrl+Enter', label: CATALOGUE_IMPORTS_TEXTS.begin, group: 'page', run: () => void run(false) },
  ]);

  return (
    <FileDrop
      texts={{ ...CATALOGUE_IMPORTS_TEXTS, file: CATALOGUE_IMPORTS_TEXTS.files }}
      accept={ACCEPTED}
      isMultiple
      hints={hints}
      onFiles={(added) => !sending && add(added)}
      sending={sending}
      onStop={stop}
    >
      {files.length > 0 && !sending && (
        <ActionArea>
          <ul className={classes['files']} aria-label={CATALOGUE_IMPORTS_TEXTS.files}>
            {files.map((file) => (
              <ChosenFileRow key={file.id} chosen={file} onChange={change} onRemove={remove} />
            ))}
          </ul>
          {hasPies && (
            <TextInput
              className={classes['levels']}
              label={CATALOGUE_IMPORTS_TEXTS.levels}
              description={CATALOGUE_IMPORTS_TEXTS.levelsDetail}
              value={levels}
              error={chosenLevels ? undefined : CATALOGUE_IMPORTS_TEXTS.levelsWrong}
              onChange={({ currentTarget }) => setLevels(currentTarget.value)}
            />
          )}
          <div className={classes['acts']}>
            <Button
              aria-keyshortcuts="Control+Enter"
              aria-disabled={!mayBegin}
              rightSection={<KeyCaps keys="Ctrl+Enter" />}
              onClick={() => run(false)}
            >
              {importFiles(files.length)}
            </Button>
            <Button
              variant="default"
              aria-disabled={!mayBegin}
              title={CATALOGUE_IMPORTS_TEXTS.compareDetail}
              onClick={() => run(true)}
            >
              {CATALOGUE_IMPORTS_TEXTS.compare}
            </Button>
          </div>
        </ActionArea>
      )}
      {error !== undefined && (
        <p role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </FileDrop>
  );
}

const levelsText = (levels: ImportView['levels'] = []): string =>
  levels.map(({ priceType, level }) => `${priceType}=${level}`).join(', ');

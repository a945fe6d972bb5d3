import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import {
  allGood,
  goodAndFaulty,
  IMPORT_SCREEN_TEXTS,
  invitedUsers,
  nothingGood,
  othersCanFollow,
  rowsAreIn,
  takenBackRows,
  tookTime,
} from '#shared/texts/imports/import-screen-texts.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../../shortcuts/shortcuts.tsx';
import { newImportPath } from '../../../frame/import-paths.ts';
import { StatusBand } from '../../../imports/status-band.tsx';
import { isFileKept, isForgotten, isImportWorking } from '../import-queries.ts';
import { InviteButton, TakeBackButton } from './after-import.tsx';
import { ContinueButton } from './continue-button.tsx';
import { RunProgress } from './run-progress.tsx';
import { useCancel } from './use-cancel.ts';

interface ImportStatusProps {
  readonly view: PeopleImportView;
  /** Moves the focus to the first fault. */
  readonly onCorrect: () => void;
}

/** How an import stands, and how it goes on from there (admin 4, 8). */
export function ImportStatus({ view, onCorrect }: ImportStatusProps) {
  const { state, message = '', outcomes, ready, imported, rows } = view;
  if (isImportWorking(state)) return <RunProgress view={view} />;
  if (isForgotten(view)) {
    return (
      <StatusBand tone="warn" title={PEOPLE_IMPORT_TEXTS.notKept}>
        <UploadAgain view={view} />
      </StatusBand>
    );
  }
  switch (state) {
    case 'mapping':
      return (
        <StatusBand tone="warn" title={message || IMPORT_SCREEN_TEXTS.failed}>
          <CancelButton id={view.id} />
        </StatusBand>
      );
    case 'checked':
      return <Checked view={view} onCorrect={onCorrect} />;
    case 'failed':
      return (
        <StatusBand tone="warn" role="alert" title={message || IMPORT_SCREEN_TEXTS.failed} details={sumOf(view)}>
          {ready > 0 ? <ContinueButton view={view} /> : <UploadAgain view={view} />}
          {imported > 0 && <TakeBackButton view={view} />}
        </StatusBand>
      );
    case 'cancelled':
      return (
        <StatusBand tone="plain" title={IMPORT_SCREEN_TEXTS.cancelled} details={sumOf(view)}>
          <UploadAgain view={view} />
          {imported > 0 && <TakeBackButton view={view} />}
        </StatusBand>
      );
    case 'takenBack':
      return <StatusBand tone="plain" title={takenBackRows(view.takenBack, view.left)} />;
    default:
      return (
        <StatusBand
          tone={imported < rows ? 'plain' : 'good'}
          title={rowsAreIn(imported, rows)}
          details={[tookOf(view), ...waitingOf(view), view.invited > 0 ? invitedUsers(view.invited) : '']}
        >
          {ready > 0 && <ContinueButton view={view} />}
          {outcomes.wrong > 0 && isFileKept(view) && (
            <CorrectButton label={IMPORT_SCREEN_TEXTS.correctNow} onCorrect={onCorrect} />
          )}
          {view.invitable > 0 && <InviteButton view={view} />}
          {imported > 0 && <TakeBackButton view={view} />}
        </StatusBand>
      );
  }
}

/** A checked file. If it has faults, the spec's question is asked before it goes on. */
function Checked({ view, onCorrect }: ImportStatusProps) {
  const { ready, outcomes } = view;
  if (outcomes.wrong === 0) {
    return (
      <StatusBand tone="good" title={allGood(ready)}>
        <CancelButton id={view.id} />
        {ready > 0 && <ContinueButton view={view} />}
      </StatusBand>
    );
  }
  return (
    <StatusBand
      tone="warn"
      role="alert"
      title={PEOPLE_IMPORT_TEXTS.continueAnyway}
      details={[ready > 0 ? goodAndFaulty(ready, outcomes.wrong) : nothingGood(outcomes.wrong)]}
    >
      <CancelButton id={view.id} />
      <CorrectButton label={IMPORT_SCREEN_TEXTS.correctFirst} onCorrect={onCorrect} />
      {ready > 0 && <ContinueButton view={view} />}
    </StatusBand>
  );
}

interface CorrectButtonProps extends Pick<ImportStatusProps, 'onCorrect'> {
  readonly label: string;
}

function CorrectButton({ label, onCorrect }: CorrectButtonProps) {
  useShortcuts([{ keys: 'Escape', label, group: 'page', run: onCorrect }]);
  return (
    <Button
      variant="default"
      size="xs"
      aria-keyshortcuts="Escape"
      rightSection={<KeyCaps keys="Escape" />}
      onClick={onCorrect}
    >
      {label}
    </Button>
  );
}

function CancelButton({ id }: { readonly id: string }) {
  const cancel = useCancel(id);
  return (
    <Button variant="default" size="xs" aria-disabled={cancel.isPending} onClick={cancel.ask}>
      {IMPORT_SCREEN_TEXTS.cancelConfirm}
    </Button>
  );
}

function UploadAgain({ view: { kind, accountId } }: { readonly view: PeopleImportView }) {
  const navigate = useNavigate();
  return (
    <Button variant="default" size="xs" onClick={() => void navigate(newImportPath(kind, accountId))}>
      {IMPORT_SCREEN_TEXTS.uploadAgain}
    </Button>
  );
}

/** Nothing is said of rows that were never read. */
const sumOf = ({ rows, imported }: PeopleImportView): string[] => (rows === 0 ? [] : [rowsAreIn(imported, rows)]);

const waitingOf = (view: PeopleImportView): string[] =>
  isFileKept(view) && view.imported < view.rows ? [othersCanFollow(view.rows - view.imported)] : [];

function tookOf({ progress }: PeopleImportView): string {
  if (!progress?.endedAt) return '';
  return tookTime(Math.max(1, Math.round((Date.parse(progress.endedAt) - Date.parse(progress.startedAt)) / 1000)));
}

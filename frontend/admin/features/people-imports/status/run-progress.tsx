import { Button } from '@mantine/core';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import {
  batchInProgress,
  checkedShare,
  doneOf,
  IMPORT_SCREEN_TEXTS,
  minutesLeft,
} from '#shared/texts/imports/import-screen-texts.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { RunBand } from '../../../imports/run-band.tsx';
import { useCancel } from './use-cancel.ts';

/** The progress of the work that goes on, which goes on without this window too. */
export function RunProgress({ view }: { readonly view: PeopleImportView }) {
  const cancel = useCancel(view.id);
  const { text, details, share } = progressOf(view);
  const mayCancel = view.state === 'checking' || view.state === 'saving';
  return (
    <RunBand text={text} details={[...details, IMPORT_SCREEN_TEXTS.goesOn]} share={share}>
      {mayCancel && (
        <Button variant="default" size="xs" aria-disabled={cancel.isPending} onClick={cancel.ask}>
          {IMPORT_SCREEN_TEXTS.cancel}
        </Button>
      )}
    </RunBand>
  );
}

interface Progress {
  readonly text: string;
  readonly details: readonly string[];
  /** From 0 to 1; undefined while it is not known. */
  readonly share: number | undefined;
}

function progressOf({ state, fileName, bytes, bytesChecked, progress }: PeopleImportView): Progress {
  if (state === 'checking') {
    const share = bytes === 0 ? 0 : Math.min(1, bytesChecked / bytes);
    return { text: checkedShare(fileName, String(Math.floor(share * 100))), details: [], share };
  }
  const text = {
    saving: IMPORT_SCREEN_TEXTS.saving,
    cancelling: IMPORT_SCREEN_TEXTS.cancelling,
    inviting: IMPORT_SCREEN_TEXTS.inviting,
    takingBack: IMPORT_SCREEN_TEXTS.takingBack,
  }[state as 'saving' | 'cancelling' | 'inviting' | 'takingBack'];
  if (!progress) return { text, details: [], share: undefined };
  const { total, done, leftOut, batches, batchesDone, startedAt } = progress;
  const share = total === 0 ? undefined : done / total;
  if (state !== 'saving') return { text, details: [doneOf(done, total)], share };
  const minutes = minutesToGo({ total, done, startedAt });
  return {
    text: PEOPLE_IMPORT_TEXTS.importing(done, total, leftOut),
    details: [
      batchInProgress(Math.min(batches, batchesDone + 1), batches),
      ...(minutes === undefined ? [] : [minutesLeft(minutes)]),
    ],
    share,
  };
}

const MINUTE_MS = 60_000;

/** Estimated from the pace so far. Undefined before anything is done. */
function minutesToGo({ total, done, startedAt }: { total: number; done: number; startedAt: string }) {
  if (done === 0) return undefined;
  const spent = Math.max(0, Date.now() - Date.parse(startedAt));
  return Math.round(((spent / done) * (total - done)) / MINUTE_MS);
}

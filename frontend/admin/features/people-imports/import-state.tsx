import { IMPORT_STATES } from '#shared/texts/imports/imports-screen-texts.ts';
import type { PeopleImportState } from '#shared/values/people/people-imports.ts';
import { Pill } from '../../../ui/base/pill.tsx';

const TONES: Readonly<Record<PeopleImportState, 'good' | 'note' | 'warn' | 'plain'>> = {
  checking: 'note',
  mapping: 'warn',
  checked: 'warn',
  saving: 'note',
  cancelling: 'note',
  cancelled: 'plain',
  done: 'good',
  inviting: 'note',
  takingBack: 'note',
  takenBack: 'plain',
  failed: 'warn',
};

/** The state of an import, in a word. */
export const ImportState = ({ state }: { readonly state: PeopleImportState }) => (
  <Pill tone={TONES[state]}>{IMPORT_STATES[state]}</Pill>
);

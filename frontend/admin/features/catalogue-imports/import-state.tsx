import type { ImportView } from '#shared/contracts/imports.ts';
import { CATALOGUE_IMPORT_STATES } from '#shared/texts/imports/catalogue-import-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';

const TONES: Readonly<Record<ImportView['state'], 'good' | 'note' | 'warn' | 'plain'>> = {
  reading: 'note',
  waiting: 'note',
  building: 'note',
  offers: 'note',
  publishing: 'note',
  done: 'good',
  unchanged: 'plain',
  compared: 'plain',
  stopped: 'warn',
  failed: 'warn',
};

/** The state of an import of the catalogue, in a word or two. */
export const CatalogueImportState = ({ state }: Pick<ImportView, 'state'>) => (
  <Pill tone={TONES[state]}>{CATALOGUE_IMPORT_STATES[state]}</Pill>
);

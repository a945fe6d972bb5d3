import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';

/** A source as a file has it. An update is rows of changes, to be merged with the source that is there by then. */
export interface StagedSource extends SourceEntry {
  readonly isUpdate?: true;
}

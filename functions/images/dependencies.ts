import { type PictureRepository, pictureRepository } from '../data/content/picture-repository.ts';
import { type AccountReader, accountReader } from '../data/identity/account-reader.ts';
import type { Table } from '../data/table/table.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';

interface FromHandler {
  readonly files: PictureFiles;
  readonly now: () => Date;
}

/** The dependencies of the uploads of pictures. */
export interface ImagesDependencies extends FromHandler {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly pictures: PictureRepository;
}

/** Builds the dependencies from a table. */
export const imagesDependencies = (table: Table, fromHandler: FromHandler): ImagesDependencies => ({
  ...fromHandler,
  accounts: accountReader(table),
  pictures: pictureRepository(table),
});

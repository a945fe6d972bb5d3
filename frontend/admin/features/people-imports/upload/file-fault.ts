import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { fileTooLarge } from '#shared/texts/imports/imports-screen-texts.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { MOST_PEOPLE_FILE_BYTES } from '#shared/values/people/people-imports.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { canSendFiles } from '../../../imports/send-parts.ts';

/** Files of spreadsheets, which are not tables of text. */
const SPREADSHEET = /\.(xlsx?|xlsm|ods|numbers)$/i;
const MEGABYTE = 1024 ** 2;

/** Why a file can't be imported, before anything is sent. Undefined for a file that the server may take. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!canSendFiles()) return UI_TEXTS.fileUnsupported;
  if (size === 0) return PEOPLE_IMPORT_TEXTS.noRows;
  if (SPREADSHEET.test(name)) return PEOPLE_IMPORT_TEXTS.unreadable;
  if (size > MOST_PEOPLE_FILE_BYTES) return fileTooLarge(formatCount(MOST_PEOPLE_FILE_BYTES / MEGABYTE));
  return undefined;
}

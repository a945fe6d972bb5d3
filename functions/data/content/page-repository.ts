import type { Table } from '../table/table.ts';
import { type PageRepository, pageRecords } from './page-records.ts';
import { sanitisePageText } from './sanitise-page-text.ts';

/** The pages of the accounts. Their texts are sanitised when they are saved and when they are read. */
export const pageRepository = (table: Table): PageRepository => pageRecords(table, sanitisePageText);

import * as z from 'zod/mini';
import {
  type ImportedRow,
  importedRowSchema,
  type ReportedRow,
  reportedRowSchema,
} from '#shared/schemas/stored/people-import.ts';
import { batchWrite } from '../table/batch-write.ts';
import { queryAllStrongly, queryBetween } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, type Write } from '../table/transact.ts';
import { importedRowKey, rowReportKey } from './keys.ts';

/** Rows of a report in one item: far below the 400 KB of an item. */
const REPORT_ROWS = 200;

/**
 * The rows of an import that are in, and the reports of those that are not. There is no scope: the caller has found the
 * import in its own.
 */
export interface ImportedRowRepository {
  /** The rows that are in, from one number to another, in order. */
  between(id: string, from: number, to: number): Promise<ImportedRow[]>;
  report(id: string, report: 'faults' | 'left'): Promise<ReportedRow[]>;
  /** Writes the part of a report that begins at a place. Writing it again replaces it. */
  saveReport(
    id: string,
    report: 'faults' | 'left',
    from: number,
    rows: readonly ReportedRow[],
    ttl: number,
  ): Promise<void>;
}

/** The write that belongs into the transaction of a row. */
export const toImportedRow = (id: string, row: ImportedRow, ttl: number): Write =>
  put(importedRowKey(id, row.row), { ...importedRowSchema.parse(row), ttl });

export function importedRowRepository(table: Table): ImportedRowRepository {
  return {
    async between(id, from, to) {
      const items = await queryBetween(table, importedRowKey(id, from), importedRowKey(id, to));
      return z.array(importedRowSchema).parse(items);
    },

    async report(id, report) {
      const items = await queryAllStrongly(table, rowReportKey(id, report));
      const parts = z.array(z.object({ rows: z.array(reportedRowSchema) })).parse(items);
      return parts.flatMap(({ rows }) => rows);
    },

    async saveReport(id, report, from, rows, ttl) {
      const parts = Array.from({ length: Math.ceil(rows.length / REPORT_ROWS) }, (_, index) => ({
        rows: z.array(reportedRowSchema).parse(rows.slice(index * REPORT_ROWS, (index + 1) * REPORT_ROWS)),
        ttl,
        ...rowReportKey(id, report, from + index),
      }));
      await batchWrite(table, parts);
    },
  };
}

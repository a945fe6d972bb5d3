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
  /** The report of the last run that made one. */
  report(id: string, report: ReportName): Promise<ReportedRow[]>;
  /** Writes the rows of a report from a place on. Writing them again replaces them. */
  saveReport(part: ReportPart, rows: readonly ReportedRow[]): Promise<void>;
}

type ReportName = 'faults' | 'left';

interface ReportPart {
  /** The id of the import. */
  readonly id: string;
  readonly report: ReportName;
  readonly run: number;
  readonly from: number;
  /** Epoch seconds. */
  readonly ttl: number;
}

const storedPartSchema = z.object({ run: z.int(), rows: z.array(reportedRowSchema) });

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
      const parts = z.array(storedPartSchema).parse(await queryAllStrongly(table, rowReportKey(id, report)));
      const last = Math.max(...parts.map(({ run }) => run));
      return parts.filter(({ run }) => run === last).flatMap(({ rows }) => rows);
    },

    async saveReport({ id, report, run, from, ttl }, rows) {
      // A report without rows replaces an earlier one too.
      const count = Math.max(from === 0 ? 1 : 0, Math.ceil(rows.length / REPORT_ROWS));
      const parts = Array.from({ length: count }, (_, index) => ({
        ...storedPartSchema.parse({ run, rows: rows.slice(index * REPORT_ROWS, (index + 1) * REPORT_ROWS) }),
        ttl,
        ...rowReportKey(id, report, from + index),
      }));
      await batchWrite(table, parts);
    },
  };
}

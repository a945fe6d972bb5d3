import { openTable } from './table.ts';

/**
 * The table that the environment names. It is opened once per execution environment, so warm calls reuse the
 * connection.
 */
export const table = openTable(process.env['TABLE_NAME'] ?? '');

import type { Key } from '../table/keys.ts';

/*
 * The key of warehouses and yards.
 *
 * | question             | pk     | sk              |
 * | -------------------- | ------ | --------------- |
 * | warehouses and yards | PLACES | {kind}#{number} |
 */

/** Without kind and number, the key under which all are listed. */
export const locationKey = (kind = '', number = ''): Key => ({ pk: 'PLACES', sk: kind && `${kind}#${number}` });

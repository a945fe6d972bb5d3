/**
 * Bytes of an item as the table counts them: names and texts in UTF-8, numbers by their digits, one byte for each
 * element.
 */
export function itemSize(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).replace('.', '').length / 2) + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const entries = Array.isArray(value) ? value.map((element) => ['', element]) : Object.entries(value);
  const parts = entries.filter(([, element]) => element !== undefined);
  return parts.reduce((sum, [name, element]) => sum + Buffer.byteLength(name) + itemSize(element) + 1, 3);
}

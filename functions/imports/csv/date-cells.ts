import { RowRefusal } from './refusal.ts';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** A day, written as yyyy-mm-dd or m/d/yyyy. Returns yyyy-mm-dd. */
export function day(cell: string): string | RowRefusal {
  const [, year, month, date] = ISO_DAY.exec(cell) ?? [];
  const [, usMonth, usDate, usYear] = US_DAY.exec(cell) ?? [];
  const iso = year ? `${year}-${month}-${date}` : `${usYear}-${usMonth?.padStart(2, '0')}-${usDate?.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isReal ? iso : new RowRefusal('invalid-date', `"${cell}" is not a date such as 2026-03-31 or 3/31/2026.`);
}

/** Remembers the last cell, because most rows of a file have the same one. */
function rememberingLast<T>(read: (cell: string) => T): (cell: string) => T {
  let last: { readonly cell: string; readonly value: T } | undefined;
  return (cell) => {
    if (last?.cell !== cell) last = { cell, value: read(cell) };
    return last.value;
  };
}

/** A point in time in UTC, ISO 8601. The default zone is UTC, the default time of day midnight. */
export const instant = rememberingLast((cell): string | RowRefusal => {
  const [date = '', time = '00:00'] = cell.split(/[T ]+/, 2);
  const iso = day(date);
  if (iso instanceof RowRefusal) return iso;
  const [whole, , , , zone = 'Z'] = TIME.exec(time) ?? [];
  const at = whole === undefined ? Number.NaN : Date.parse(`${iso}T${time.replace(/(Z|[+-]\d{2}:\d{2})$/, '')}${zone}`);
  if (Number.isNaN(at)) return new RowRefusal('invalid-date', `"${cell}" is not a time such as 2026-03-31T17:00Z.`);
  return new Date(at).toISOString();
});

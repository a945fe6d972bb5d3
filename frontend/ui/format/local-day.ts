/** The day of a moment (ISO 8601) where this browser is, as an ISO date. */
export function localDay(moment: string): string {
  const date = new Date(moment);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

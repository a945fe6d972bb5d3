/** The months from one ISO date, or time, to another, such as 2026-03. Latest first. */
export function monthsBetween(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const months: string[] = [];
  for (
    let next = new Date(Date.UTC(year, month - 1));
    next.toISOString().slice(0, 10) <= to;
    next.setUTCMonth(next.getUTCMonth() + 1)
  ) {
    months.unshift(next.toISOString().slice(0, 7));
  }
  return months;
}

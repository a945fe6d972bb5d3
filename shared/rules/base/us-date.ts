/** An ISO date, or date and time in UTC, as MM/dd/yyyy (storefront 3, decision W5). */
export function usDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

let dollars: Intl.NumberFormat | undefined;

/**
 * Formats cents as dollars, such as '$1,234.50'. The formatter is made on first use, because making it takes a tenth of
 * a function's load time.
 */
export function formatMoney(cents: number): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(cents / 100);
}

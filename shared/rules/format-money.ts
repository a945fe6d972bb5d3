const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as dollars, such as '$1,234.50'. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);

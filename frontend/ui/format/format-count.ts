const whole = new Intl.NumberFormat('en-US');

/** A whole number as it is read: '12,345'. */
export const formatCount = (count: number): string => whole.format(count);

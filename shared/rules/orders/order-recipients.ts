import type { Order } from '../../schemas/stored/order.ts';

/** Where whoever placed an order is mailed about it. */
export const buyerAddress = ({ email, fields }: Pick<Order, 'email' | 'fields'>): string =>
  fields.contactEmail || email;

/**
 * Who gets a copy of each mail about an order: the email recipients of its account (field 143), each once and never the
 * address to which the buyer's own mail goes. Upper and lower case make no difference.
 */
export function copyAddresses(order: Pick<Order, 'email' | 'fields'>, recipients: readonly string[]): string[] {
  const mailed = new Set([buyerAddress(order).toLowerCase()]);
  return recipients.filter((address) => {
    const isNew = !mailed.has(address.toLowerCase());
    mailed.add(address.toLowerCase());
    return isNew;
  });
}

import type { Order } from '../../schemas/stored/order.ts';

/** The address for mails to the person who placed an order. */
export const buyerAddress = ({ email, fields }: Pick<Order, 'email' | 'fields'>): string =>
  fields.contactEmail || email;

/**
 * Who gets copies of mails about an order: the account's email recipients (field 143), and whoever placed it for another
 * account if a contact gets the first mail (decision B454). Each gets one copy, and none goes to the buyer's own
 * address. Case is ignored.
 */
export function copyAddresses(
  order: Pick<Order, 'email' | 'fields' | 'orderAs'>,
  recipients: readonly string[],
): string[] {
  const mailed = new Set([buyerAddress(order).toLowerCase()]);
  const placer = order.orderAs === undefined ? [] : [order.email];
  return [...recipients, ...placer].filter((address) => {
    const isNew = !mailed.has(address.toLowerCase());
    mailed.add(address.toLowerCase());
    return isNew;
  });
}

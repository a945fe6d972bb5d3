import type { Order } from '../../schemas/stored/order.ts';

/** The address for mails to the person who placed an order. */
export const buyerAddress = ({ email, fields }: Pick<Order, 'email' | 'fields'>): string =>
  fields.contactEmail || email;

/**
 * Who gets copies of mails about an order: the account's email recipients (field 143). Each gets one copy, and none
 * goes to the buyer's own address. Case is ignored.
 */
export function copyAddresses(order: Pick<Order, 'email' | 'fields'>, recipients: readonly string[]): string[] {
  const mailed = new Set([buyerAddress(order).toLowerCase()]);
  return recipients.filter((address) => {
    const isNew = !mailed.has(address.toLowerCase());
    mailed.add(address.toLowerCase());
    return isNew;
  });
}

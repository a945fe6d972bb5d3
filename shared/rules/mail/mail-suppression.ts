import type { SuppressedAddress } from '../../schemas/stored/deliveries/suppressed-address.ts';
import type { DeliveryFailure } from '../../values/messages/delivery-failures.ts';

/** Mails to an address that may be delayed before it counts as dead (case H11). */
const DELAYS_ALLOWED = 3;

/** The record of an address after a failure notice. A notice may arrive twice. */
export function afterFailure(
  known: SuppressedAddress,
  failure: DeliveryFailure,
  mailId: string,
): Pick<SuppressedAddress, 'reason' | 'delayed'> {
  const delayed = failure === 'delayed' ? [...new Set([...known.delayed, mailId])] : known.delayed;
  const reason = known.reason ?? (failure !== 'delayed' || delayed.length >= DELAYS_ALLOWED ? failure : undefined);
  return { ...(reason && { reason }), delayed: delayed.slice(-DELAYS_ALLOWED) };
}

import type { SuppressedAddress } from '../../schemas/stored/suppressed-address.ts';
import type { DeliveryFailure } from '../../values/delivery-failures.ts';

/** So many mails of an address may fail to arrive for the time being before it counts as dead (case H11). */
const DELAYS_ALLOWED = 3;

/** What is known of an address after a notice, which may come twice. */
export function afterFailure(
  known: SuppressedAddress,
  failure: DeliveryFailure,
  mailId: string,
): Pick<SuppressedAddress, 'reason' | 'delayed'> {
  const delayed = failure === 'delayed' ? [...new Set([...known.delayed, mailId])] : known.delayed;
  const reason = known.reason ?? (failure !== 'delayed' || delayed.length >= DELAYS_ALLOWED ? failure : undefined);
  return { ...(reason && { reason }), delayed: delayed.slice(-DELAYS_ALLOWED) };
}

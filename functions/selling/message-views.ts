import { isRepeatable } from '#shared/rules/mail/message-kinds.ts';
import type { Delivery } from '#shared/schemas/stored/deliveries/delivery.ts';
import type { SuppressedSummary } from '#shared/schemas/stored/deliveries/suppressed-address.ts';
import type { DeliveryView, RepairRow } from '#shared/schemas/wire/delivery-view.ts';
import type { RepairMessage } from '../data/operations/outbox-repository.ts';

/** An attempt to send a message. */
export const deliveryView = ({
  messageId,
  kind,
  at,
  outcome,
  attempt,
  to = '',
  subject = '',
  reference = '',
  reason = '',
  by = '',
}: Delivery): DeliveryView => ({ messageId, kind, at, outcome, attempt, to, subject, reference, reason, by });

/** A message in the repair queue, with the name of its account. */
export function repairRow({ message, reason, givenUpAt }: RepairMessage, companyName: string): RepairRow {
  const { id, kind, createdAt, attempts, accountId } = message;
  return {
    id,
    kind,
    givenUpAt,
    createdAt,
    attempts,
    reason,
    accountId,
    companyName,
    orderNumber: 'orderNumber' in message ? message.orderNumber : '',
    to: 'to' in message ? (message.to ?? '') : '',
    isRepeatable: isRepeatable(kind),
  };
}

/** Why an address gets no mail. Null if it does. Case is ignored. */
export function suppressionIn(
  rows: readonly SuppressedSummary[],
): (address: string) => SuppressedSummary['reason'] | null {
  const reasons = new Map(rows.map(({ address, reason }) => [address.toLowerCase(), reason]));
  return (address) => reasons.get(address.toLowerCase()) ?? null;
}

import { AppError } from '#shared/errors.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import type { Session } from '#shared/schemas/stored/session.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';

/** Long enough that two are never called the same. */
const LENGTH = 24;

/** The name of the cart in which a parent's user works on what was sent. */
export const approvalCartName = ({ id }: Pick<ApprovalRequest, 'id'>): string =>
  `sent-${id.replaceAll('-', '').slice(0, LENGTH)}`;

/**
 * Throws 'forbidden' when a session that works on a sent cart turns to another cart of the child's account: the parent's
 * user completes what was sent, and nothing else (decision B166).
 */
export function refuseOtherCart({ actingFor }: Session, cartName: string): void {
  if (!actingFor || cartName === approvalCartName({ id: actingFor.handOverId })) return;
  throw new AppError('forbidden', APPROVAL_TEXTS.onlyThisCart);
}

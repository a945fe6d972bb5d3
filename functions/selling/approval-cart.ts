import { AppError } from '#shared/errors.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import type { Session } from '#shared/schemas/stored/session.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';

/** Long enough to be unique. */
const LENGTH = 24;

/** The name of the cart in which a parent's user works on an approval request. */
export const approvalCartName = ({ id }: Pick<ApprovalRequest, 'id'>): string =>
  `sent-${id.replaceAll('-', '').slice(0, LENGTH)}`;

/**
 * Throws 'forbidden' when a session that works on an approval request uses another cart of the child's account. The
 * parent's user may complete the request and nothing else (decision B166).
 */
export function assertApprovalCart({ orderAs }: Session, cartName: string): void {
  if (orderAs?.approvalId === undefined || cartName === approvalCartName({ id: orderAs.approvalId })) return;
  throw new AppError('forbidden', APPROVAL_REFUSALS.onlyThisCart);
}

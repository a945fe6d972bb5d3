/** Why a mail failed: it will never arrive, it was delayed, or its reader complained. */
export const deliveryFailures = ['bounced', 'delayed', 'complained'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** What came of a mail that was sent: it will never arrive, it did not arrive this time, or its reader wants no more. */
export const deliveryFailures = ['bounced', 'delayed', 'complained'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

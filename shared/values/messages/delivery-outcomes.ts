/**
 * How an attempt to send a message ended: it was sent, it is tried again later, or it was given up and waits in the
 * repair queue. The last two are what a person decided there.
 */
export const deliveryOutcomes = ['sent', 'postponed', 'givenUp', 'sentAgain', 'settled'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

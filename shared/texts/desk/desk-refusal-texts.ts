/** Refusals of the desk of the provider's staff. All of these texts are our own. */
export const DESK_REFUSAL_TEXTS = {
  notInQueue: 'This message is no longer in the repair queue.',
  notSuppressed: 'This address gets mail already.',
  notOfOrder: 'Mails about this order don’t go to this address.',
  suppressed: 'No mail is sent to this address, because mail came back from it. Release it first.',
} as const;

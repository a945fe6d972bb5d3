const DAY = 86_400_000;

/** How long the link of a password reminder is valid, in ms (decision D39). */
export const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** How long the link of an invitation is valid, in ms (decision D39). */
export const INVITATION_LIFETIME_MS = 7 * DAY;

/** Whether an invitation that nobody accepted has expired. */
export const isInvitationExpired = (sentAt: string, now: Date): boolean =>
  Date.parse(sentAt) + INVITATION_LIFETIME_MS <= now.getTime();

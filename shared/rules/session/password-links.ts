const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A link for somebody who forgot the password, or one for somebody who never had one. */
export const passwordLinkKinds = ['reset', 'invitation'] as const;
export type PasswordLinkKind = (typeof passwordLinkKinds)[number];

/** How long each is valid, in ms (decision B291). */
export const PASSWORD_LINK_LIFETIME_MS: Readonly<Record<PasswordLinkKind, number>> = {
  reset: HOUR,
  invitation: 7 * 24 * HOUR,
};

/** When an invitation that was sent then (ISO) expires. */
export const invitationExpiry = (sentAt: string): Date =>
  new Date(Date.parse(sentAt) + PASSWORD_LINK_LIFETIME_MS.invitation);

/** How often reminders can be asked for within REMINDER_WINDOW_MS: for a name at a store, and from an address. */
export const REMINDER_LIMITS = { name: 5, address: 20 } as const;
/** In ms, starting with the first one. */
export const REMINDER_WINDOW_MS = 15 * MINUTE;

/** How long after a link no reminder brings another one, in ms. */
const PAUSE_MS = 5 * MINUTE;

/** Whether a user who got a link then gets no other one now. Both times are ISO. */
export const isTooSoonForReminder = (newest: { readonly createdAt: string } | undefined, now: Date): boolean =>
  newest !== undefined && now.getTime() - Date.parse(newest.createdAt) < PAUSE_MS;

/** Repeated reminders of a name within this time are one message, in ms. */
const SAME_MESSAGE_MS = MINUTE;

/** The time of the message for a reminder that was asked for now. */
export const timeOfReminder = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / SAME_MESSAGE_MS) * SAME_MESSAGE_MS);

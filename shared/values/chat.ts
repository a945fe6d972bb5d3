import type { Access } from './access.ts';

/** Levels 0 and 1 (admin 6, decision D40). */
export const CHAT_ACCESS = { signedIn: true, level: 1, permission: 'usermanagement' } as const satisfies Access;

/** How often a page asks for new messages, in milliseconds (admin 9). */
export const CHAT_POLL_MS = 10_000;

/** The date of a page that has no messages yet (admin 9). */
export const FIRST_CHAT_DATE = '1/1/2000';

/** The most characters of one message. */
export const MOST_CHAT_TEXT = 2000;

/** The kinds of things that a message can be about. */
export const chatSubjects = ['account', 'order'] as const;
export type ChatSubject = (typeof chatSubjects)[number];

import type { ContactRole } from '../../values/contact-routing.ts';

/** The contact form. Its question types are in CONTACT_QUESTIONS. */
export const CONTACT_TEXTS = {
  title: 'Contact us',
  lead: 'Send us a message and the right team will reply by email.',
  questionType: 'What is it about?',
  name: 'Your name',
  phoneNumber: 'Phone number',
  message: 'Message',
  messageMissing: 'Please enter a message.',
  send: 'Send',
  sent: 'Your message has been sent.',
} as const;

/** Replaces `CONTENT_TEXTS.tooManyQuestions` when the server says how long to wait. */
export const sendAgainAt = (time: string) => `You have sent too many messages. You can send another one at ${time}.`;

/** Says who reads the message (storefront 6, contact form routing). */
export const CONTACT_READERS: Readonly<Record<ContactRole, string>> = {
  userLocation: 'Goes to the location that serves you.',
  businessSupport: 'Goes to business support.',
  contact: 'Goes to our contact address.',
};

export const CONTENT_PAGE_TEXTS = {
  pages: 'Pages',
  marketingSpots: 'From your provider',
  draft: 'Draft: customers don’t see this page yet',
  unableToLoad: 'This page can’t be shown right now.',
} as const;

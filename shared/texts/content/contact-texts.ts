import type { ContactRole } from '../../values/contact-routing.ts';

/** The contact form. Its question types stand in CONTACT_QUESTIONS. */
export const CONTACT_TEXTS = {
  title: 'Contact us',
  lead: 'Write to us, and the right people will answer by mail.',
  questionType: 'What is it about?',
  name: 'Your name',
  phoneNumber: 'Phone number',
  message: 'Message',
  messageMissing: 'Please write what it is about.',
  send: 'Send',
  sent: 'Your message has been sent.',
} as const;

/** What stands in for `CONTENT_TEXTS.tooManyQuestions` when the server says how long. */
export const sendAgainAt = (time: string) => `You have sent many messages. You can send the next one at ${time}.`;

/** Who reads what is asked (storefront 6, contact form routing). */
export const CONTACT_READERS: Readonly<Record<ContactRole, string>> = {
  userLocation: 'Goes to the location that serves you.',
  businessSupport: 'Goes to business support.',
  contact: 'Goes to our contact address.',
};

export const CONTENT_PAGE_TEXTS = {
  pages: 'Pages',
  marketingSpots: 'From your provider',
  unableToLoad: 'This page can’t be shown right now.',
} as const;

import type { ContactQuestion } from '../../values/contact-routing.ts';

/** Texts of content pages. `noSuchPage` is the spec's, letter by letter (storefront 8); the rest are our own. */
export const CONTENT_TEXTS = {
  noSuchPage: 'Page does not exist',
  slugExists: 'Another page of this account already uses this slug.',
  textTooLong: 'The page text is too long.',
  tooManyQuestions: 'You have sent too many messages. Please try again later.',
} as const;

/** The question types of the contact form (storefront 9). */
export const CONTACT_QUESTIONS: Readonly<Record<ContactQuestion, string>> = {
  partRequest: 'Part Request',
  accountIssue: 'Account Issue',
  customerService: 'Customer Service',
  ordersInquiry: 'Orders Inquiry',
  returns: 'Returns',
  siteFeedback: 'Site Functionality/Feedback',
  technicalIssue: 'Technical Issue',
  other: 'Other',
};

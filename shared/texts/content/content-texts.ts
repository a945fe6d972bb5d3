import type { ContactQuestion } from '../../values/contact-routing.ts';

/** What is said about content pages: the spec's to the letter (storefront 8), from `slugExists` on our own. */
export const CONTENT_TEXTS = {
  noSuchPage: 'Page does not exist',
  slugExists: 'Another page of this account has this slug.',
  textTooLong: 'The text of the page is too long.',
  tooManyQuestions: 'You have sent many messages. Please try again later.',
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

/** What somebody who contacts the store may ask about, in the order of the form (storefront 9). */
export const contactQuestions = [
  'partRequest',
  'accountIssue',
  'customerService',
  'ordersInquiry',
  'returns',
  'siteFeedback',
  'technicalIssue',
  'other',
] as const;
export type ContactQuestion = (typeof contactQuestions)[number];

/** Whom an account has for the questions of its users. */
export type ContactRole = 'userLocation' | 'businessSupport' | 'contact';

/** Who answers what (storefront 6). */
export const CONTACT_ROUTES: Readonly<Record<ContactQuestion, ContactRole>> = {
  partRequest: 'userLocation',
  accountIssue: 'userLocation',
  customerService: 'userLocation',
  ordersInquiry: 'userLocation',
  returns: 'userLocation',
  siteFeedback: 'businessSupport',
  technicalIssue: 'contact',
  other: 'contact',
};

/** Email addresses by role; an empty one is none. */
export type ContactAddresses = Readonly<Record<ContactRole, string>>;

/**
 * Where a question goes: to the first address for it of those given, the user's own account first, then the accounts
 * above it. Undefined when nobody has one.
 */
export const contactAddress = (
  question: ContactQuestion,
  nearestFirst: readonly ContactAddresses[],
): string | undefined => nearestFirst.map((addresses) => addresses[CONTACT_ROUTES[question]]).find(Boolean);

/** The question types of the contact form, in its order (storefront 9). */
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

/** The contacts that an account can have for its users' questions. */
export type ContactRole = 'userLocation' | 'businessSupport' | 'contact';

/** Which contact answers each question type (storefront 6). */
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

/** Email addresses by role, and a phone number of ten digits. An empty one means none. */
export type ContactAddresses = Readonly<Record<ContactRole, string>> & { readonly phone?: string | undefined };

/**
 * The email address for a question. The user's own account comes first, then the accounts above it; the first one with
 * an address counts. Undefined if none has one.
 */
export const contactAddress = (
  question: ContactQuestion,
  nearestFirst: readonly ContactAddresses[],
): string | undefined => nearestFirst.map((addresses) => addresses[CONTACT_ROUTES[question]]).find(Boolean);

/**
 * The email address and the phone number that a store shows to anybody who needs help before they can sign in (decision
 * B295): those of its account. An account without an email address shows the provider's contact, with its own phone
 * number if it has one. Empty texts if there is none.
 */
export function shownContact(account: ContactAddresses, provider: ContactAddresses) {
  const emailOf = ({ businessSupport, contact }: ContactAddresses) => businessSupport || contact;
  const answering = emailOf(account) ? account : provider;
  return { email: emailOf(answering), phone: account.phone || (answering.phone ?? '') };
}

/** Who asks what, for those who answer. */
interface ContactFacts {
  readonly asker: string;
  readonly userName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly serviceLocation: string;
  readonly message: string;
}

/** Who wants to buy in another line of business. */
interface AccountRequestFacts extends Pick<ContactFacts, 'asker' | 'userName' | 'email' | 'phone' | 'company'> {
  /** As it is shown to users. */
  readonly line: string;
}

/** How an order stands now, and why; empty where nobody said so. */
interface StatusFacts {
  readonly firstName: string;
  readonly companyName: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly note: string;
}

/** What a child's user left to the parent; parts a row each. */
interface CartFacts {
  readonly sender: string;
  readonly companyName: string;
  readonly note: string;
  readonly parts: string;
}

interface ReturnFacts {
  readonly firstName: string;
  readonly decidedBy: string;
  readonly answer: string;
  readonly parts: string;
}

/** What the product writes to people, in its own words: the spec has none for these. */
export const MAIL_TEXTS = {
  signInEndedSubject: (companyName: string) => `A sign-in at ${companyName} was ended`,
  signInEnded: (firstName: string, companyName: string) =>
    `Hello ${firstName},

A browser on which you stayed signed in at ${companyName} came back with a key that had been replaced before. That happens when somebody has a copy of it, so we ended that sign-in.

If you are still at work, just sign in again. If you do not know what this is about, change your password.`,
  passwordReminderSubject: (companyName: string) => `Your password at ${companyName}`,
  passwordReminder: (firstName: string, companyName: string) =>
    `Hello ${firstName},

Somebody, probably you, asked for a new password at ${companyName}. The link below lets you set one, once. Your old password works until then.

If it was not you, there is nothing to do.`,
  setPassword: 'Set a new password',
  orderPlacedSubject: (orderNumber: string) => `Your order ${orderNumber}`,
  orderPlaced: (firstName: string, orderNumber: string, companyName: string) =>
    `Hello ${firstName},

Thank you for your order ${orderNumber} of ${companyName}. Here is what you ordered.`,
  seeOrder: 'See your order',
  orderStatusSubject: (orderNumber: string, status: string) => `Your order ${orderNumber}: ${status}`,
  orderStatus: ({ firstName, companyName, orderNumber, status, note }: StatusFacts) =>
    `Hello ${firstName},

Your order ${orderNumber} of ${companyName} is now: ${status}.

${note}`,
  contactOfOrderSubject: (orderNumber: string, companyName: string) => `Order ${orderNumber} of ${companyName}`,
  contactOfOrder: (orderNumber: string, companyName: string) =>
    `Hello,

${companyName} placed the order ${orderNumber} and named this address as the contact for it. Here is what was ordered.`,
  contactOfOrderStatusSubject: (orderNumber: string, companyName: string, status: string) =>
    `Order ${orderNumber} of ${companyName}: ${status}`,
  contactOfOrderStatus: ({ companyName, orderNumber, status, note }: Omit<StatusFacts, 'firstName'>) =>
    `Hello,

The order ${orderNumber} of ${companyName}, which named this address as its contact, is now: ${status}.

${note}`,
  accountRequestedSubject: (line: string, companyName: string) => `${companyName} asks for an account: ${line}`,
  accountRequested: ({ asker, userName, email, phone, company, line }: AccountRequestFacts) =>
    `${company} wants to buy ${line} parts and has no active account for them.

From: ${asker} (${userName})
Email: ${email}
Phone: ${phone}
Account: ${company}`,
  cartSentSubject: (sender: string, companyName: string) => `${sender} of ${companyName} sent you a cart`,
  cartSent: ({ sender, companyName, note, parts }: CartFacts) =>
    `${sender} of ${companyName} left a cart to you. Please sign in and open Sent carts to order it or to return it.

${note}

${parts}`,
  cartReturnedSubject: (decidedBy: string) => `${decidedBy} returned your cart`,
  cartReturned: ({ firstName, decidedBy, answer, parts }: ReturnFacts) =>
    `Hello ${firstName},

${decidedBy} returned the cart that you sent. You can put its parts into your cart again under Sent carts.

${answer}

${parts}`,
  cartOrderedSubject: (decidedBy: string, orderNumber: string) =>
    `${decidedBy} ordered your cart: order ${orderNumber}`,
  cartOrdered: (firstName: string, decidedBy: string, orderNumber: string) =>
    `Hello ${firstName},

${decidedBy} ordered the cart that you sent, as order ${orderNumber}. Quantities and parts may have been changed before.`,
  seeApprovals: 'See sent carts',
  contactSubject: (question: string, companyName: string) => `${question}: a question from ${companyName}`,
  contact: ({ asker, userName, email, phone, company, serviceLocation, message }: ContactFacts) =>
    `From: ${asker} (${userName})
Email: ${email}
Phone: ${phone}
Account: ${company}
Service location: ${serviceLocation}

${message}`,
} as const;

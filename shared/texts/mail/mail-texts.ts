/** A user who gets a link to set their first password. */
interface InvitationFacts {
  readonly firstName: string;
  readonly userName: string;
  readonly companyName: string;
  /** The name of the person who invites them. */
  readonly invitedBy: string;
}

/** A message from the contact form, for the staff who reply to it. */
interface ContactFacts {
  readonly asker: string;
  readonly userName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly serviceLocation: string;
  readonly message: string;
}

/** A request for an account in another line of business. */
interface AccountRequestFacts extends Pick<ContactFacts, 'asker' | 'userName' | 'email' | 'phone' | 'company'> {
  /** The line of business as the screens name it. */
  readonly line: string;
}

/** The new status of an order. `note` is the reason, or empty if none was given. */
interface StatusFacts {
  readonly firstName: string;
  readonly companyName: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly note: string;
}

/** A cart that a child account sends to its parent for approval. */
interface CartFacts {
  readonly sender: string;
  readonly companyName: string;
  readonly note: string;
}

interface ReturnFacts {
  readonly firstName: string;
  readonly decidedBy: string;
  readonly answer: string;
}

/** The emails. The spec has no texts for them, so all are our own. */
export const MAIL_TEXTS = {
  signInEndedSubject: (companyName: string) => `You were signed out at ${companyName}`,
  signInEnded: (firstName: string, companyName: string) =>
    `Hello ${firstName},

A browser that stayed signed in to your account at ${companyName} used a sign-in key that had already been replaced. Someone else may have a copy of that key, so we signed that browser out.

If it was your browser, just sign in again. If you don’t recognize this, change your password.`,
  passwordReminderSubject: (companyName: string) => `Your password at ${companyName}`,
  passwordReminder: (firstName: string, companyName: string) =>
    `Hello ${firstName},

Someone, probably you, asked to reset your password at ${companyName}. Use the link below to set a new one. The link works once, within an hour. Your current password works until then.

If this was not you, you can ignore this email.`,
  setPassword: 'Set a new password',
  setFirstPassword: 'Set your password',
  invitationSubject: (companyName: string) => `You are invited to ${companyName}`,
  invitation: ({ firstName, userName, companyName, invitedBy }: InvitationFacts) =>
    `Hello ${firstName},

${invitedBy} invited you to order parts for ${companyName}. Your user name is ${userName}.

Use the link below to set your password. The link works once, within seven days.`,
  passwordChangedSubject: (companyName: string) => `Your password at ${companyName} was changed`,
  passwordChanged: (firstName: string, companyName: string) =>
    `Hello ${firstName},

Your password at ${companyName} was changed, and all other browsers were signed out.

If this was not you, someone else has your password. Set a new one at once with “Forgot your password?” in the login dialog.`,
  orderPlacedSubject: (orderNumber: string) => `Your order ${orderNumber}`,
  orderPlaced: (firstName: string, orderNumber: string, companyName: string) =>
    `Hello ${firstName},

Thank you. We received order ${orderNumber} from ${companyName}. Here is what you ordered.`,
  seeOrder: 'See your order',
  linesLeftOut: (count: string, isOne: boolean) =>
    isOne ? '1 more line is not in this email.' : `${count} more lines are not in this email.`,
  orderStatusSubject: (orderNumber: string, status: string) => `Your order ${orderNumber}: ${status}`,
  orderStatus: ({ firstName, companyName, orderNumber, status, note }: StatusFacts) =>
    `Hello ${firstName},

Your order ${orderNumber} for ${companyName} is now: ${status}.

${note}`,
  contactOfOrderSubject: (orderNumber: string, companyName: string) => `Order ${orderNumber} from ${companyName}`,
  contactOfOrder: (orderNumber: string, companyName: string) =>
    `Hello,

${companyName} placed order ${orderNumber} and listed this email address as its contact. Here is what was ordered.`,
  contactOfOrderStatusSubject: (orderNumber: string, companyName: string, status: string) =>
    `Order ${orderNumber} from ${companyName}: ${status}`,
  contactOfOrderStatus: ({ companyName, orderNumber, status, note }: Omit<StatusFacts, 'firstName'>) =>
    `Hello,

Order ${orderNumber} from ${companyName} is now: ${status}. The order lists this email address as its contact.

${note}`,
  accountRequestedSubject: (line: string, companyName: string) => `${companyName} requests an account: ${line}`,
  accountRequested: ({ asker, userName, email, phone, company, line }: AccountRequestFacts) =>
    `${company} wants to buy ${line} parts but has no active account for them.

From: ${asker} (${userName})
Email: ${email}
Phone: ${phone}
Account: ${company}`,
  cartSentSubject: (sender: string, companyName: string) => `${sender} from ${companyName} sent you a cart to approve`,
  cartSent: ({ sender, companyName, note }: CartFacts) =>
    `${sender} from ${companyName} sent you a cart to approve. Please sign in and open Cart approvals to order it or return it.

${note}`,
  partsOfCart: 'Parts',
  cartReturnedSubject: (decidedBy: string) => `${decidedBy} returned your cart`,
  cartReturned: ({ firstName, decidedBy, answer }: ReturnFacts) =>
    `Hello ${firstName},

${decidedBy} returned the cart you sent for approval. You can put its parts back in your cart under Cart approvals.

${answer}`,
  cartOrderedSubject: (decidedBy: string, orderNumber: string) =>
    `${decidedBy} ordered your cart: order ${orderNumber}`,
  cartOrdered: (firstName: string, decidedBy: string, orderNumber: string) =>
    `Hello ${firstName},

${decidedBy} ordered the cart you sent for approval, as order ${orderNumber}. Parts and quantities may have been changed before ordering.`,
  seeApprovals: 'See cart approvals',
  contactSubject: (question: string, companyName: string) => `${question}: a question from ${companyName}`,
  contact: ({ asker, userName, email, phone, company, serviceLocation, message }: ContactFacts) =>
    `From: ${asker} (${userName})
Email: ${email}
Phone: ${phone}
Account: ${company}
Service location: ${serviceLocation}

${message}`,
} as const;

import { accountsContract } from './accounts.ts';
import { analyticsContract } from './analytics.ts';
import { approvalsContract } from './approvals.ts';
import { cartContract } from './cart.ts';
import { catalogueContract } from './catalogue.ts';
import { checkoutContract } from './checkout.ts';
import { contentContract } from './content.ts';
import { deskContract } from './desk.ts';
import { garageContract } from './garage.ts';
import { imagesContract } from './images.ts';
import { importsContract } from './imports.ts';
import { profileContract } from './profile.ts';
import { sessionContract } from './session.ts';
import { usersContract } from './users.ts';
import { websitesContract } from './websites.ts';

/**
 * Infrastructure, the local server and the tests that sweep all endpoints loop over this. The handler of a group is
 * functions/{name}/handler.ts.
 */
export const allGroups = {
  session: sessionContract,
  profile: profileContract,
  garage: garageContract,
  content: contentContract,
  catalogue: catalogueContract,
  cart: cartContract,
  checkout: checkoutContract,
  approvals: approvalsContract,
  imports: importsContract,
  images: imagesContract,
  analytics: analyticsContract,
  users: usersContract,
  accounts: accountsContract,
  websites: websitesContract,
  desk: deskContract,
} as const;
export type GroupName = keyof typeof allGroups;

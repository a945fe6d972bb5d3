import { expect } from 'vitest';
import { aBuyer, type Job } from './a-buyer.ts';
import { CART_GOES_ON } from './cart-goes-on.ts';
import { headingOf } from './screens.ts';
import { hostOf, signedInVisitor } from './signed-in-visitor.ts';
import { type SignedInOptions, visitInSession } from './visit-as.ts';

const DENVER = '80202';

interface BuyerOptions extends SignedInOptions {
  readonly job?: Job;
}

/** A user, in Denver by default, with their own cart, and their API calls. They are signed in already. */
export async function signedInBuyer(userName: string, options: BuyerOptions = {}) {
  const { job, postalCode = DENVER, ...more } = options;
  const visitor = await signedInVisitor(userName, postalCode);
  const buyer = await aBuyer(visitor, job);
  const page = await visitInSession(visitor, hostOf(userName), { cookies: [CART_GOES_ON], ...more });
  await expect.poll(() => headingOf(page).textContent()).toMatch(/^Welcome/);
  return { page, buyer };
}

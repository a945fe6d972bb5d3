import { expect } from 'vitest';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { aBuyer, type Job } from './a-buyer.ts';
import { CART_GOES_ON } from './cart-goes-on.ts';
import { headingOf, signIn } from './screens.ts';
import { type VisitOptions, visit } from './visit.ts';

const DENVER = '80202';

/** A user of the collision shop in Denver with their own cart, and their API calls. */
export async function signedInBuyer(userName: string, { job, ...options }: VisitOptions & { readonly job?: Job } = {}) {
  const page = await visit(SUMMIT, { cookies: [CART_GOES_ON], ...options });
  await signIn(page, userName, { postalCode: DENVER });
  await expect.poll(() => headingOf(page).textContent()).toMatch(/^Welcome/);
  const buyer = await aBuyer(page, job);
  await page.reload();
  return { page, buyer };
}

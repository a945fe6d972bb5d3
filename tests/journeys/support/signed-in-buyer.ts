import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { buyerOf, type Job } from './a-buyer.ts';
import { CART_GOES_ON } from './cart-goes-on.ts';
import { headingOf } from './screens.ts';
import { signedInVisitor } from './signed-in-visitor.ts';
import { type VisitOptions, visit } from './visit.ts';

const DENVER = '80202';

/**
 * Somebody of the collision shop who is at work in Denver on a cart of their own, and what they do besides. They have
 * signed in already, as the login plays no part in such journeys.
 */
export async function signedInBuyer(userName: string, { job, ...options }: VisitOptions & { readonly job?: Job } = {}) {
  const visitor = await signedInVisitor(userName, DENVER);
  const buyer = await buyerOf(visitor, job);
  const authorization = { name: COOKIES.authorization, value: visitor.token() ?? '' };
  const page = await visit(SUMMIT, { cookies: [CART_GOES_ON, authorization], ...options });
  await headingOf(page)
    .getByText(/^Welcome/)
    .waitFor();
  return { page, buyer };
}

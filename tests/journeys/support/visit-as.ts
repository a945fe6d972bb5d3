import type { Page } from 'playwright-core';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { hostOf, signedInVisitor } from './signed-in-visitor.ts';
import { type VisitOptions, visit } from './visit.ts';

export interface SignedInOptions extends VisitOptions {
  /** Empty for a user who has not entered a postal code. */
  readonly postalCode?: string;
}

/** Opens the store of a user who is already signed in, for journeys that are not about the login. */
export async function visitAs(userName: string, { postalCode, ...options }: SignedInOptions = {}): Promise<Page> {
  return visitInSession(await signedInVisitor(userName, postalCode), hostOf(userName), options);
}

/** Opens a store in the session of somebody's API calls. */
export function visitInSession(visitor: StoreVisitor, host: string, options: VisitOptions = {}): Promise<Page> {
  const authorization = { name: COOKIES.authorization, value: visitor.token() ?? '' };
  return visit(host, { ...options, cookies: [authorization, ...(options.cookies ?? [])] });
}

import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { sendTo } from '../../local/send-to.ts';
import { type VisitOptions, visit } from './visit.ts';

interface SignedInOptions extends VisitOptions {
  /** Empty for a user who has not entered a postal code. */
  readonly postalCode?: string;
}

/** A postal code in Chicago, for users whose location does not matter. */
const SOMEWHERE = '60601';

/** Opens the store of a user who is already signed in, for journeys that are not about the login. */
export async function visitAs(userName: string, options: SignedInOptions = {}): Promise<Page> {
  const { postalCode = SOMEWHERE, cookies = [], ...more } = options;
  const host = DEMO_USERS.find((user) => user.userName === userName)?.host ?? '';
  const visitor = storeVisitor(
    sendTo(() => inject('storePort')),
    host,
  );
  const answer = await visitor.call(sessionContract.login, {
    body: { userName, password: DEMO_PASSWORD, postalCode },
  });
  answer.output();
  const authorization = { name: COOKIES.authorization, value: visitor.token() ?? '' };
  return visit(host, { ...more, cookies: [authorization, ...cookies] });
}

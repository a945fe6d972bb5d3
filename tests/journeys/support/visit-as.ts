import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { sendTo } from '../../local/send-to.ts';
import { type VisitOptions, visit } from './visit.ts';

interface SignedInOptions extends VisitOptions {
  /** Empty for somebody who has not said where to ship to. */
  readonly postalCode?: string;
}

/** A place in Chicago, for whom it does not matter. */
const SOMEWHERE = '60601';

/** Opens their store for somebody who has signed in already, for journeys in which the login plays no part. */
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

import { inject } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { sendTo } from '../../local/send-to.ts';

/** A postal code in Chicago, for users whose location does not matter. */
export const SOMEWHERE = '60601';

/** The host name of a demo user's store. */
export const hostOf = (userName: string): string => DEMO_USERS.find((user) => user.userName === userName)?.host ?? '';

/** A demo user who calls the API of the running store without a browser, in Chicago by default. */
export async function signedInVisitor(userName: string, postalCode = SOMEWHERE) {
  const visitor = storeVisitor(
    sendTo(() => inject('storePort')),
    hostOf(userName),
  );
  const login = { userName, password: DEMO_PASSWORD, postalCode };
  (await visitor.call(sessionContract.login, { body: login })).output();
  return visitor;
}

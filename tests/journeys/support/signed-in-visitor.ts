import { inject } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { sendTo } from '../../local/send-to.ts';

/** A demo user in Chicago who calls the API of the running store without a browser. */
export async function signedInVisitor(userName: string) {
  const host = DEMO_USERS.find((user) => user.userName === userName)?.host ?? '';
  const visitor = storeVisitor(
    sendTo(() => inject('storePort')),
    host,
  );
  const login = { userName, password: DEMO_PASSWORD, postalCode: '60601' };
  (await visitor.call(sessionContract.login, { body: login })).output();
  return visitor;
}

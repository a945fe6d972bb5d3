import type { sessionContract } from '#shared/contracts/session.ts';
import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { assertIpAllowed } from '../http/assert-ip-allowed.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import type { ResponseHeaders } from '../http/response.ts';
import { makeShowUser } from '../http/signed-in-user.ts';
import { applicationView } from './application-view.ts';
import { makeChooseCustomer } from './choose-customer.ts';
import { makeContinueSession } from './continue-session.ts';
import type { SessionDependencies } from './dependencies.ts';
import { makeOrderAs } from './order-as.ts';
import { invalidPostalCode, sessionLocation } from './service-location.ts';
import { sessionLocations } from './session-locations.ts';
import { makeShipSessionTo } from './ship-session-to.ts';
import { makeSignIn } from './sign-in.ts';
import { makeSignOut } from './sign-out.ts';

export function sessionRoutes(dependencies: SessionDependencies): Routes<typeof sessionContract> {
  const { errorLog, findProvider, findStore, listWarehouses, newId, now, tokens } = dependencies;
  const showUser = makeShowUser(dependencies);
  const signIn = makeSignIn(dependencies);
  const continueSession = makeContinueSession(dependencies);
  const signOut = makeSignOut(dependencies);
  const shipSessionTo = makeShipSessionTo(dependencies);
  const chooseCustomer = makeChooseCustomer(dependencies);
  const orderAs = makeOrderAs(dependencies);

  return {
    login: async ({ body }, call) => showUser(await signIn(body, call), call.requestOrigin),

    refreshToken: (_input, call) => continueSession(call),

    async logout(_input, call) {
      await signOut(call);
      return null;
    },

    getUser: (_input, { actor, requestOrigin }) => showUser(actor, requestOrigin),

    async orderAs({ body: { accountId } }, { actor, requestOrigin, responseHeaders }) {
      const isLeaving = accountId === null || accountId === actor.home.accountId;
      const moved = isLeaving
        ? await orderAs.leave(actor, requestOrigin)
        : await orderAs.enter(actor, accountId, requestOrigin);
      return respondChanged(moved, requestOrigin, responseHeaders);
    },

    async updateLocation({ body }, { actor, requestOrigin, responseHeaders }) {
      const location = sessionLocation(body.zipcode, actor.customers, await listWarehouses());
      if (!location) throw invalidPostalCode('zipcode');
      return respondChanged(await shipSessionTo(actor, location), requestOrigin, responseHeaders);
    },

    setActiveCustomer: async ({ body }, { actor, requestOrigin, responseHeaders }) =>
      respondChanged(await chooseCustomer.activate(actor, body), requestOrigin, responseHeaders),

    setGuestCustomer: async ({ body }, { actor, requestOrigin, responseHeaders }) =>
      respondChanged(await chooseCustomer.goAsGuest(actor, body), requestOrigin, responseHeaders),

    getLocations: async (_input, { actor }) => sessionLocations(actor, await listWarehouses()),

    async getApplication(_input, { requestOrigin }) {
      const [store, provider] = await Promise.all([findStore(requestOrigin.host), findProvider()]);
      if (!store) throw new AppError('not_found', SESSION_TEXTS.unauthorized);
      assertIpAllowed(store.account, requestOrigin);
      return applicationView(store.website, effectiveAccount(store.account), provider && effectiveAccount(provider));
    },

    async reportError({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'reportError', idempotencyKey) ?? newId();
      await errorLog.report(actor, id, body, now());
      return null;
    },

    getErrors: (_input, { actor }) => errorLog.newest(actor, now()),
  };

  /** The claims have changed, so the response carries a new token. */
  async function respondChanged(
    actor: SignedIn,
    requestOrigin: RequestOrigin,
    responseHeaders: ResponseHeaders,
  ): Promise<SignedInUser> {
    responseHeaders.setToken(await tokens.issue(actor, requestOrigin.host));
    return showUser(actor, requestOrigin);
  }
}

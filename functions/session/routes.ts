import type { sessionContract } from '#shared/contracts/session.ts';
import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { assertIpAllowed } from '../http/assert-ip-allowed.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotent-id.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import type { ResponseHeaders } from '../http/response.ts';
import { applicationView } from './application-view.ts';
import { chooseCustomer } from './choose-customer.ts';
import { continueSession } from './continue-session.ts';
import type { SessionDependencies } from './dependencies.ts';
import { invalidPostalCode, sessionLocation } from './service-location.ts';
import { sessionLocations } from './session-locations.ts';
import { shipSessionTo } from './ship-session-to.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signedInUser } from './signed-in-user.ts';

export function sessionRoutes(dependencies: SessionDependencies): Routes<typeof sessionContract> {
  const { errorLog, findStore, listWarehouses, newId, now, tokens } = dependencies;
  const begin = signIn(dependencies);
  const renew = continueSession(dependencies);
  const end = signOut(dependencies);
  const shipTo = shipSessionTo(dependencies);
  const { activate, goAsGuest } = chooseCustomer(dependencies);

  return {
    login: async ({ body }, call) => respondUser(await begin(body, call), call.visitor),

    refreshToken: (_input, call) => renew(call),

    async logout(_input, call) {
      await end(call);
      return null;
    },

    getUser: (_input, { actor, visitor }) => respondUser(actor, visitor),

    async updateLocation({ body }, { actor, visitor, responseHeaders }) {
      const location = sessionLocation(body.zipcode, actor.customers, await listWarehouses());
      if (!location) throw invalidPostalCode('zipcode');
      return respondChanged(await shipTo(actor, location), visitor, responseHeaders);
    },

    setActiveCustomer: async ({ body }, { actor, visitor, responseHeaders }) =>
      respondChanged(await activate(actor, body), visitor, responseHeaders),

    setGuestCustomer: async ({ body }, { actor, visitor, responseHeaders }) =>
      respondChanged(await goAsGuest(actor, body), visitor, responseHeaders),

    getLocations: async (_input, { actor }) => sessionLocations(actor, await listWarehouses()),

    async getApplication(_input, { visitor }) {
      const store = await findStore(visitor.host);
      if (!store) throw new AppError('not_found', SESSION_TEXTS.unauthorized);
      assertIpAllowed(store.account, visitor);
      return applicationView(store.website, effectiveAccount(store.account));
    },

    async reportError({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'reportError', idempotencyKey) ?? newId();
      await errorLog.report(actor, id, body, now());
      return null;
    },

    getErrors: (_input, { actor }) => errorLog.newest(actor, now()),
  };

  /** What the token says of its bearer is another thing now. */
  async function respondChanged(
    actor: SignedIn,
    visitor: RequestOrigin,
    responseHeaders: ResponseHeaders,
  ): Promise<SignedInUser> {
    responseHeaders.setToken(await tokens.issue(actor, visitor.host));
    return respondUser(actor, visitor);
  }

  async function respondUser(actor: SignedIn, { address }: RequestOrigin): Promise<SignedInUser> {
    const warehouses = actor.warehouseNumber === undefined ? [] : await listWarehouses();
    const serving = warehouses.find(({ warehouseNumber }) => warehouseNumber === actor.warehouseNumber);
    return signedInUser(actor, address, serving);
  }
}

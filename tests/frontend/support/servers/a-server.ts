import { accountsContract } from '#shared/contracts/accounts.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { Application } from '#shared/schemas/wire/application.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { anAnswer, aRefusal, unauthenticated } from '../../../builders/answers.ts';
import { anApplication, aSignedInUser } from '../../../builders/store.ts';
import { aCatalogue } from '../a-catalogue.ts';
import { orderingAs } from '../ordering-as.ts';
import { asCustomer, asGuest, locationsOf } from '../session-customers.ts';
import { aCartServer } from './a-cart-server.ts';
import type { aHandOverServer } from './an-approvals-server.ts';

export const PASSWORD = 'Welcome2Parts';

/**
 * Why the client of aws-amplify gives up a call after 35 seconds. A call that is held is not given up: on a busy machine
 * that would be in the midst of a later test, whose store it would ask again.
 */
const TOO_LONG = 'TimeoutError';

interface ServerOptions {
  readonly application?: Application;
  /** Whoever may sign in here, all with the one password. */
  readonly users?: readonly SignedInUser[];
  /** Nothing is sold by default. */
  readonly catalogue?: Pick<ReturnType<typeof aCatalogue>, 'answer'>;
  /** Empty by default. */
  readonly cart?: Pick<ReturnType<typeof aCartServer>, 'answer'>;
  /** The accounts that may be ordered for. */
  readonly children?: readonly AccountChoice[];
  /** Carts that children send to their parent. */
  readonly handOvers?: Pick<ReturnType<typeof aHandOverServer>, 'answer'>;
}

type Answer = Response | Error;

/** A store's server as a browser sees it: tokens that end, a remember cookie, and calls that were made. */
export function aServer(options: ServerOptions = {}) {
  const {
    application = anApplication(),
    users = [aSignedInUser()],
    catalogue = aCatalogue(),
    cart = aCartServer(),
    children = [],
    handOvers,
  } = options;
  const sessions = new Map<string, SignedInUser>();
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const keys: (string | null)[] = [];
  const shownAccounts: (string | null)[] = [];
  const special = new Map<string, Answer[]>();
  const failing = new Map<string, () => Answer>();
  const held = new Map<string, (signal: AbortSignal) => void>();
  let remembered: SignedInUser | undefined;
  let isOffline = false;
  let lastToken = 0;

  function issue(user: SignedInUser) {
    lastToken += 1;
    const token = `t${lastToken}`;
    sessions.set(token, user);
    return { authorization: token };
  }

  function login(body: { userName: string; password: string; postalCode?: string; remember?: boolean }): Response {
    const user = users.find(({ userName }) => userName === body.userName);
    if (!user || body.password !== PASSWORD) return unauthenticated('Bad Password');
    if (body.remember) remembered = user;
    return anAnswer(sessionContract.login, { ...user, postalCode: body.postalCode || user.postalCode }, issue(user));
  }

  function answer(call: string, token: string | undefined, query: URLSearchParams, body: never): Response {
    const user = token ? sessions.get(token) : undefined;
    switch (call) {
      case 'GET /api/application':
        return anAnswer(sessionContract.getApplication, application);
      case 'POST /api/user/login':
        return login(body);
      case 'POST /api/user/logout':
        if (token) sessions.delete(token);
        remembered = undefined;
        return anAnswer(sessionContract.logout, null);
      case 'GET /api/user/token': {
        const whose = user ?? remembered;
        if (!whose) return unauthenticated();
        return anAnswer(sessionContract.refreshToken, { expires: '2026-03-02T09:11:00Z' }, issue(whose));
      }
      case 'GET /api/user':
        return user ? anAnswer(sessionContract.getUser, user) : unauthenticated();
      case 'PUT /wb/user/UpdateLocation': {
        if (!user) return unauthenticated();
        const { zipcode: postalCode } = body as { zipcode: string };
        const isOther = user.postalCode !== null && user.postalCode !== postalCode;
        if (isOther)
          cart.answer('DELETE /wb/Cart/ClearCartItems', new URLSearchParams({ reason: 'postal code' }), null);
        return anAnswer(sessionContract.updateLocation, { ...user, postalCode });
      }
      case 'POST /wb/customer/SetActiveCustomer':
      case 'POST /wb/customer/SetGuestCustomer': {
        if (!user) return unauthenticated();
        const changed = call.endsWith('SetGuestCustomer') ? asGuest(user, body) : asCustomer(user, body);
        return anAnswer(sessionContract.setActiveCustomer, changed, issue(changed));
      }
      case 'PUT /wb/user/OrderAs': {
        if (!user) return unauthenticated();
        const changed = orderingAs(user, body, children);
        if (!changed) return aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' });
        return anAnswer(sessionContract.orderAs, changed, issue(changed));
      }
      case 'GET /wb/locations':
        return user ? anAnswer(sessionContract.getLocations, locationsOf(user)) : unauthenticated();
      case 'POST /api/error':
        return user ? anAnswer(sessionContract.reportError, null) : unauthenticated();
      default:
        if (!user) return unauthenticated();
        return (
          handOvers?.answer(call, body, user, (next) => issue(next)) ??
          catalogue.answer(call, query, body) ??
          cart.answer(call, query, body) ??
          listedAccounts(call, user) ??
          aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' })
        );
    }
  }

  function listedAccounts(call: string, user: SignedInUser): Response | undefined {
    if (call !== `GET /api/accountsList/${user.accountId}`) return undefined;
    return anAnswer(accountsContract.getAccountsList, [...children]);
  }

  return {
    /** Every call so far, such as 'GET /api/user'. */
    calls,
    /** Their bodies, in the names of the wire. */
    bodies,
    /** The bodies of all calls of that kind, on the wire. */
    sent: (call: string) => bodies.filter((_, index) => calls[index] === call),
    /** The idempotency keys of all calls of that kind. */
    keys: (call: string) => keys.filter((_, index) => calls[index] === call),
    /** The accounts that the page showed in all calls of that kind. */
    shownAccounts: (call: string) => shownAccounts.filter((_, index) => calls[index] === call),
    countOf: (call: string) => calls.filter((one) => one === call).length,
    /** The next answers to a call, instead of what the server would say by itself. */
    willAnswer(call: string, ...answers: Answer[]) {
      special.set(call, answers);
    },
    /** Every answer to a call from now on, until it is mended. */
    willFail(call: string, fail: () => Answer) {
      failing.set(call, fail);
    },
    /** No call reaches it until it is mended, and those count for nothing. */
    goOffline() {
      isOffline = true;
    },
    mend() {
      failing.clear();
      isOffline = false;
    },
    /** A call has no answer from now on, until it is cancelled. */
    willHold(call: string, onCall: (signal: AbortSignal) => void = () => undefined) {
      held.set(call, onCall);
    },
    /** A token of somebody who has signed in already. */
    issue: (user: SignedInUser = users[0] ?? aSignedInUser()) => issue(user).authorization,
    remember(user: SignedInUser) {
      remembered = user;
    },
    /** No token is good for anything any more. */
    endSessions() {
      sessions.clear();
      remembered = undefined;
    },
    fetch: async (url: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> => {
      if (isOffline) throw new TypeError('Failed to fetch');
      const call = `${method} ${url.pathname}`;
      const json = typeof body === 'string' ? JSON.parse(body) : undefined;
      calls.push(call);
      bodies.push(json);
      keys.push(new Headers(headers).get('idempotency-key'));
      shownAccounts.push(new Headers(headers).get('x-account'));
      const hold = held.get(call);
      if (hold && signal) {
        hold(signal);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => signal.reason !== TOO_LONG && reject(signal.reason));
        });
      }
      const next = failing.get(call)?.() ?? special.get(call)?.shift();
      if (next instanceof Error) throw next;
      return (
        next ?? answer(call, new Headers(headers).get('authorization') ?? undefined, url.searchParams, json as never)
      );
    },
  };
}

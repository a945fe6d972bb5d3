import type { ActiveCustomerChoice, GuestCustomer, sessionContract } from '#shared/contracts/session.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { COOKIE_LIFETIME_MS, POSTAL_CODE_COOKIE_MS } from '#shared/rules/session/session-lifetimes.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import type { Tab } from '../api/connect.ts';
import type { Cookies } from '../api/cookies.ts';
import { browserClock, type Clock } from './clock.ts';
import { keepTokenFresh } from './keep-token-fresh.ts';
import type { TabMessage, Tabs } from './tabs.ts';

/** The states of a tab (storefront 4, session and login). */
export type SessionState =
  | { readonly status: 'starting' }
  /** The first calls failed, so it is not known whether somebody is signed in. */
  | { readonly status: 'failed'; readonly message: string }
  /** `isByChoice` after a logout: then no page waits to be opened again. `isUnconfirmed` when the server could not be reached. */
  | { readonly status: 'signedOut'; readonly isByChoice: boolean; readonly isUnconfirmed?: true }
  | { readonly status: 'signedIn'; readonly user: SignedInUser }
  /** The session ended by itself; the page stays as it is until somebody signs in. */
  | { readonly status: 'lost'; readonly user: SignedInUser };

/** As typed: the server is the one to judge them. */
export type LoginCredentials = Input<(typeof sessionContract)['login']>['body'];

export interface StoreSession {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out whether somebody is signed in; again after it failed. */
  readonly start: () => Promise<void>;
  /** Rejects with an `ApiError` when the credentials are refused or can't be checked. */
  readonly signIn: (credentials: LoginCredentials) => Promise<void>;
  /** Signs out this tab and all others, even if the server cannot be reached. */
  readonly signOut: () => Promise<void>;
  /** Changes where this session ships to (decision P9). Rejects with an `ApiError` when the server refuses. */
  readonly changePostalCode: (postalCode: string) => Promise<void>;
  /** Changes whom this session buys as, or where that is delivered to. Rejects as the postal code does. */
  readonly buyAs: (choice: ActiveCustomerChoice) => Promise<void>;
  /** Goes on as a guest, who sees list prices. Rejects as the postal code does. */
  readonly goAsGuest: (guest: GuestCustomer) => Promise<void>;
  /** Orders as another account, or as oneself again with null (storefront 4). Rejects as the postal code does. */
  readonly orderAs: (accountId: number | null) => Promise<void>;
  /** Reads the user of the session again, after a call that changed it. */
  readonly refreshUser: () => Promise<void>;
  /** Takes over the user of the session as a call that changed it has answered. */
  readonly takeUser: (user: SignedInUser) => void;
  /** The postal code of the last day, to begin with. */
  readonly lastPostalCode: () => string;
  /** From now on refreshes the token every so many ms (storefront 4). Returns the way to stop it. */
  readonly keepFresh: (refreshInterval: number) => () => void;
}

interface SessionOptions {
  readonly api: Pick<
    ApiClient<typeof sessionContract>,
    'getUser' | 'login' | 'logout' | 'orderAs' | 'updateLocation' | 'setActiveCustomer' | 'setGuestCustomer'
  >;
  readonly tab: Pick<Tab, 'tokens' | 'hint' | 'refreshToken' | 'showAccount' | 'onOtherAccount' | 'onLost'>;
  readonly tabs: Tabs;
  readonly cookies: Cookies;
  readonly clock?: Clock;
}

export function createSession({ api, tab, tabs, cookies, clock = browserClock }: SessionOptions): StoreSession {
  const { tokens, hint, refreshToken, showAccount, onOtherAccount, onLost } = tab;
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'starting' };

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Only a session can be lost; whoever is signed out already is left in peace. */
  function lose() {
    if (state.status === 'signedIn') change({ status: 'lost', user: state.user });
  }

  function enter(user: SignedInUser) {
    showAccount(user.account.id);
    // While ordering as another account, the postal code is that account's.
    if (user.postalCode && !user.orderAs) cookies.write(COOKIES.postalCode, user.postalCode, POSTAL_CODE_COOKIE_MS);
    // A cart sent for approval is left with its token (decision B109).
    if (user.orderAs?.approval === null)
      cookies.write(COOKIES.orderAs, String(user.orderAs.accountId), COOKIE_LIFETIME_MS);
    else cookies.remove(COOKIES.orderAs);
    change({ status: 'signedIn', user });
  }

  function settle(user: SignedInUser | undefined) {
    if (user) enter(user);
    else change({ status: 'signedOut', isByChoice: false });
  }

  function leave(isConfirmed: boolean) {
    const token = tokens.read();
    if (token) tokens.remove(token);
    hint.clear();
    change({ status: 'signedOut', isByChoice: true, ...(!isConfirmed && { isUnconfirmed: true }) });
    cookies.remove(COOKIES.cartSession);
    cookies.remove(COOKIES.orderAs);
    showAccount(undefined);
    tabs.tell('signedOut');
  }

  async function findUser(): Promise<SignedInUser | undefined> {
    if (!tokens.read() && !(await refreshToken(undefined))) return undefined;
    try {
      return await api.getUser({});
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    }
  }

  /**
   * A browser that is remembered comes back to the user's own account, and from there to the one in its cookie, if the
   * server still allows it (storefront 4, decision B451).
   */
  async function returnedToAccount(user: SignedInUser): Promise<SignedInUser> {
    const accountId = Number(cookies.read(COOKIES.orderAs));
    if (!accountId || user.orderAs || user.level > 1) return user;
    return api.orderAs({ body: { accountId } }).catch(() => user);
  }

  /** Follows what another tab did with the shared session. */
  async function follow(message: TabMessage) {
    if (message === 'signedOut' && state.status !== 'signedOut') change({ status: 'signedOut', isByChoice: true });
    if (message !== 'signedIn') return;
    const user = await findUser().catch(() => undefined);
    if (user) enter(user);
  }

  onLost(lose);
  onOtherAccount(() => void follow('signedIn'));
  tokens.onWrite(() => tabs.tell('renewed'));
  tabs.listen((message) => void follow(message));

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      if (state.status === 'failed') change({ status: 'starting' });
      try {
        const user = await findUser();
        if (state.status === 'starting') settle(user && (await returnedToAccount(user)));
      } catch (error) {
        change({ status: 'failed', message: error instanceof ApiError ? error.message : ERROR_TEXTS.unknown });
      }
    },
    async signIn(credentials) {
      const user = await api.login({ body: credentials });
      cookies.remove(COOKIES.passwordReset);
      if (credentials.remember) hint.set();
      else hint.clear();
      enter(user);
      tabs.tell('signedIn');
    },
    async signOut() {
      const isConfirmed = await api.logout({}).then(
        () => true,
        () => false,
      );
      leave(isConfirmed);
    },
    async changePostalCode(postalCode) {
      enter(await api.updateLocation({ body: { zipcode: postalCode } }));
    },
    async buyAs(choice) {
      enter(await api.setActiveCustomer({ body: choice }));
      tabs.tell('signedIn');
    },
    async goAsGuest(guest) {
      enter(await api.setGuestCustomer({ body: guest }));
      tabs.tell('signedIn');
    },
    async orderAs(accountId) {
      enter(await api.orderAs({ body: { accountId } }));
      tabs.tell('signedIn');
    },
    async refreshUser() {
      enter(await api.getUser({}));
      tabs.tell('signedIn');
    },
    takeUser(user) {
      enter(user);
      tabs.tell('signedIn');
    },
    lastPostalCode: () => cookies.read(COOKIES.postalCode) ?? '',
    keepFresh(refreshInterval) {
      tokens.keepFor(refreshInterval);
      const refresh = async (known: string | undefined) => {
        if (!(await refreshToken(known))) lose();
      };
      return keepTokenFresh({ refresh, tokens, tabs, interval: refreshInterval, clock });
    },
  };
}

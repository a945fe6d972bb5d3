import { SHOWN_ACCOUNT_HEADER } from '#shared/wire/shown-account.ts';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import type { RefreshToken } from './token-refresher.ts';
import type { TokenStore } from './token-store.ts';

interface RecoveryOptions {
  readonly tokens: Pick<TokenStore, 'read'>;
  readonly refreshToken: RefreshToken;
  /** Told when a call that needs a session has none, and none can be had. */
  readonly onLost: () => void;
  /** Told when a call was refused because the session orders as another account than the page shows. */
  readonly onOtherAccount: () => void;
}

/**
 * A call that is refused for want of a session is made once more, with the token that another tab has stored or that
 * the remember cookie brings. 401 means that nothing was done, so that any call may be repeated.
 */
export function recovering(
  connection: Connection,
  { tokens, refreshToken, onLost, onOtherAccount }: RecoveryOptions,
): Connection {
  return (call) =>
    made(call).catch((error: unknown) => {
      if (isOfOtherAccount(error)) onOtherAccount();
      throw error;
    });

  async function made(call: Parameters<Connection>[0]): Promise<unknown> {
    const sent = tokens.read();
    try {
      return await connection(call);
    } catch (error) {
      if (!call.needsSession || !isUnauthenticated(error)) throw error;
      if (await refreshToken(sent)) {
        call.signal?.throwIfAborted();
        return await repeated(call);
      }
      onLost();
      throw error;
    }
  }

  async function repeated(call: Parameters<Connection>[0]): Promise<unknown> {
    try {
      return await connection(call);
    } catch (error) {
      if (isUnauthenticated(error)) onLost();
      throw error;
    }
  }
}

const isOfOtherAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.fieldErrors.some(({ path }) => path === SHOWN_ACCOUNT_HEADER);

const isUnauthenticated = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

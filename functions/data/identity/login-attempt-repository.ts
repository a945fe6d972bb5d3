import { LOCKOUT_WINDOW_MS, LOGIN_LIMITS, type LoginCount } from '#shared/rules/session/lockout.ts';
import type { Key } from '../table/keys.ts';
import { type Counted, type Full, limitedCounts } from '../table/limited-count.ts';
import type { Table } from '../table/table.ts';
import { attemptsKey } from './keys.ts';

export interface LoginAttempt {
  readonly userName: string;
  readonly address: string;
  /** The account of the store where the login is tried. Undefined on a host without a store. */
  readonly storeAccountId: number | undefined;
}

interface BegunAttempt {
  readonly counted: Partial<Record<LoginCount, Counted>>;
  /** Set when a limit is reached (epoch milliseconds). Then nothing was counted. */
  readonly lockedOutUntil?: number | undefined;
}

export interface LoginAttemptRepository {
  /** Counts an attempt before its password is checked, so that parallel attempts are all counted (decision I2). */
  begin(attempt: LoginAttempt, now: Date): Promise<BegunAttempt>;
  /**
   * Takes a successful login out of the counts. The name starts again from zero at this address, and the other counts
   * go down by one.
   */
  succeed(attempt: LoginAttempt, begun: BegunAttempt): Promise<void>;
  /** Forgets the failed attempts at the store: those of the name, and those of the name at this address. */
  forget(attempt: LoginAttempt): Promise<void>;
  /** Takes back an attempt that was refused before its password was checked (decision B15). */
  withdraw(attempt: LoginAttempt, begun: BegunAttempt): Promise<void>;
}

export function loginAttemptRepository(table: Table): LoginAttemptRepository {
  const counts = limitedCounts(table);

  async function add(attempt: LoginAttempt, names: readonly LoginCount[], now: Date) {
    const keys = keysOf(attempt);
    const added = await Promise.all(
      names.flatMap((name) => {
        const key = keys[name];
        const limit = { limit: LOGIN_LIMITS[name], windowMs: LOCKOUT_WINDOW_MS };
        return key ? [counts.add(key, limit, now).then((result) => [name, result] as const)] : [];
      }),
    );
    return Object.fromEntries(added) as Partial<Record<LoginCount, Counted | Full>>;
  }

  async function withdraw(attempt: LoginAttempt, { counted }: BegunAttempt): Promise<void> {
    const keys = keysOf(attempt);
    const names = Object.keys(counted) as LoginCount[];
    await Promise.all(
      names.map(async (name) => {
        const [key, count] = [keys[name], counted[name]];
        if (key && count) await counts.takeBack(key, count);
      }),
    );
  }

  return {
    async begin(attempt, now) {
      // An address that is locked out for a name adds nothing to the count of all addresses.
      const here = await add(attempt, ['nameAtAddress'], now);
      const results = here.nameAtAddress?.isFull
        ? here
        : { ...here, ...(await add(attempt, ['address', 'name'], now)) };
      const begun = { counted: onlyCounted(results) };
      const full = Object.values(results).filter((result) => result.isFull);
      if (full.length === 0) return begun;
      await withdraw(attempt, begun);
      return { counted: {}, lockedOutUntil: Math.max(...full.map(({ endsAt }) => endsAt)) };
    },

    async succeed(attempt, { counted }) {
      const { nameAtAddress, ...others } = counted;
      const key = keysOf(attempt).nameAtAddress;
      await Promise.all([nameAtAddress && key && counts.clear(key), withdraw(attempt, { counted: others })]);
    },

    async forget(attempt) {
      const { name, nameAtAddress } = keysOf(attempt);
      await Promise.all([name, nameAtAddress].map((key) => key && counts.clear(key)));
    },

    withdraw,
  };
}

/**
 * A name is counted at the store where it is tried, whether or not it exists there. So attempts elsewhere never lock
 * out its owner, and a lockout does not disclose which names exist. On a host without a store only the address is
 * counted.
 */
function keysOf({ userName, address, storeAccountId }: LoginAttempt): Partial<Record<LoginCount, Key>> {
  const ofAddress = { address: attemptsKey('ADDRESS', address) };
  if (storeAccountId === undefined) return ofAddress;
  return {
    ...ofAddress,
    name: attemptsKey('NAME', `${storeAccountId}#${userName}`),
    nameAtAddress: attemptsKey('NAME-AT-ADDRESS', `${storeAccountId}#${address}#${userName}`),
  };
}

const onlyCounted = (results: Partial<Record<LoginCount, Counted | Full>>): Partial<Record<LoginCount, Counted>> =>
  Object.fromEntries(Object.entries(results).filter(([, result]) => !result.isFull));

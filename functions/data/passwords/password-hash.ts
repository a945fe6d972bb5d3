/** Native code, loaded with the first password, because most instances of the function never see one. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id. The library's const enum can't be imported with isolatedModules. */
const ARGON2ID = 2;
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The prefix of a hash with the current cost, in the PHC string format. */
const TODAY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/**
 * No password matches this hash. Comparing with it takes the same time, so response times do not disclose unknown user
 * names (decision I2).
 */
const NOBODYS = `${TODAY}${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Verdict {
  readonly isRight: boolean;
  /** The hash has another cost than the current one, so the password should be hashed again. */
  readonly isOutdated: boolean;
}

/** In the PHC string format, which includes algorithm, cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(canonical(password), { algorithm: ARGON2ID, ...COST });
}

/** Without a hash, as for an unknown user, no password matches, and the check takes as long. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<Verdict> {
  const { verify } = await argon2();
  const isRight = await verify(stored ?? NOBODYS, canonical(password));
  return { isRight: isRight && stored !== undefined, isOutdated: stored?.startsWith(TODAY) === false };
}

/** Gives the same characters whatever way the keyboard composed them. */
const canonical = (password: string): string => password.normalize('NFKC');

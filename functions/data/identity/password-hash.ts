/** Machine code: fetched when the first password comes, because most instances of the function never see one. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id; the library's enumeration of algorithms can't be imported where modules stand alone. */
const ARGON2ID = 2;
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** How a hash made with today's cost begins, in the PHC string format. */
const TODAY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** Nobody's password: comparing with it takes the same work, so an unknown user name can't be told by the time (decision I2). */
const NOBODYS = `${TODAY}${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Verdict {
  readonly isRight: boolean;
  /** Made with another cost than today's; hash the right password anew. */
  readonly isOutdated: boolean;
}

/** In the PHC string format, which tells algorithm, cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(canonical(password), { algorithm: ARGON2ID, ...COST });
}

/** Without a hash, as for an unknown user, nothing is right; it takes as long. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<Verdict> {
  const { verify } = await argon2();
  const isRight = await verify(stored ?? NOBODYS, canonical(password));
  return { isRight: isRight && stored !== undefined, isOutdated: stored?.startsWith(TODAY) === false };
}

/** The same characters however the keyboard composed them. */
const canonical = (password: string): string => password.normalize('NFKC');

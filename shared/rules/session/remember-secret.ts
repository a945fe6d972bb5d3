import type { RememberFamily } from '../../schemas/stored/remember-family.ts';
import { REMEMBER_GRACE_MS } from './session-lifetimes.ts';

/**
 * The state of a remember secret (decision W2). 'just rotated' is the previous one, accepted briefly for tabs that race
 * each other. 'reused' means that somebody else has a copy.
 */
export type SecretWorth = 'current' | 'just rotated' | 'reused';

type Secrets = Pick<RememberFamily, 'secretHash' | 'previousHash' | 'rotatedAt'>;

export function worthOfSecret({ secretHash, previousHash, rotatedAt }: Secrets, given: string, now: Date): SecretWorth {
  if (given === secretHash) return 'current';
  const isFresh = now.getTime() - Date.parse(rotatedAt) <= REMEMBER_GRACE_MS;
  return given === previousHash && isFresh ? 'just rotated' : 'reused';
}

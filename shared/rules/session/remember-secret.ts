import type { RememberFamily } from '../../schemas/stored/remember-family.ts';
import { REMEMBER_GRACE_MS } from './session-lifetimes.ts';

/**
 * What a remember secret is worth (decision W2): the current one, the one before it while tabs may still race each other
 * with it, or one that was given away before: then somebody else holds a copy.
 */
export type SecretWorth = 'current' | 'just rotated' | 'reused';

type Secrets = Pick<RememberFamily, 'secretHash' | 'previousHash' | 'rotatedAt'>;

export function worthOfSecret({ secretHash, previousHash, rotatedAt }: Secrets, given: string, now: Date): SecretWorth {
  if (given === secretHash) return 'current';
  const isFresh = now.getTime() - Date.parse(rotatedAt) <= REMEMBER_GRACE_MS;
  return given === previousHash && isFresh ? 'just rotated' : 'reused';
}

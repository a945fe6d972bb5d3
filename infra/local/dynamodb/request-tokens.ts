import { createHash } from 'node:crypto';
import type { Json, LevelWrite, Store } from 'dynalite/db/index.js';
import { refusal } from './refusal.ts';

/** How long DynamoDB keeps a ClientRequestToken, in milliseconds. */
const REMEMBERED = 10 * 60 * 1000;
const PREFIX = 'request-token~';

export interface RequestTokens {
  /** Whether the same request was executed before. Throws if the token belongs to another request. */
  readonly isKnown: (token: string, digest: string) => Promise<boolean>;
  /** The writes to add to those of the request: they store its token and delete expired ones. */
  readonly writesFor: (token: string, digest: string) => readonly LevelWrite[];
}

/**
 * The tokens of the transactions of the last ten minutes. They are stored with the data, because a caller may retry
 * after a restart.
 */
export async function requestTokens(store: Store, now: () => number): Promise<RequestTokens> {
  const ages: { readonly token: string; readonly usedAt: number }[] = [];
  for await (const [key, { usedAt }] of store.db.iterator({ gte: PREFIX, lt: `${PREFIX}\xff` })) {
    ages.push({ token: key.slice(PREFIX.length), usedAt: Number(usedAt) });
  }
  ages.sort((one, other) => one.usedAt - other.usedAt);

  return {
    isKnown: async (token, digest) => {
      const used = await store.db.get(PREFIX + token);
      if (!used || Number(used['usedAt']) < now() - REMEMBERED) return false;
      if (used['digest'] === digest) return true;
      throw refusal(
        'IdempotentParameterMismatchException',
        'Request parameters do not match the parameters used with this client token.',
      );
    },
    writesFor: (token, digest) => {
      const usedAt = now();
      const firstKept = ages.findIndex((age) => age.usedAt >= usedAt - REMEMBERED);
      const ended = ages.splice(0, firstKept < 0 ? ages.length : firstKept);
      ages.push({ token, usedAt });
      return [
        ...ended.map((age) => ({ type: 'del' as const, key: PREFIX + age.token })),
        { type: 'put', key: PREFIX + token, value: { usedAt, digest } },
      ];
    },
  };
}

/** The digest of a request. Compute it before the request is executed, because execution changes the request. */
export const digestOf = ({ TransactItems }: Json): string =>
  createHash('sha256').update(JSON.stringify(TransactItems)).digest('base64');

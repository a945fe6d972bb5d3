import { createHash } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { TOKEN_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import { idSchema, numberIdSchema } from '#shared/schemas/fields/ids.ts';
import { lineOfBusinessSchema } from '#shared/schemas/fields/line-of-business.ts';
import { levels } from '#shared/values/access.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { SecretValues } from './secret-values.ts';

const ISSUER = 'parts-ordering';
const ALGORITHM = 'HS256';

const claimsSchema = z.object({
  sub: idSchema,
  sid: idSchema,
  acc: numberIdSchema,
  par: z.optional(numberIdSchema),
  lvl: z.literal(levels),
  /** Price levels by line of business, for catalogue reads that check no record. */
  pls: z.record(z.string(), z.string()),
  pc: z.optional(z.string()),
  wh: z.optional(z.string()),
  gst: z.optional(z.array(lineOfBusinessSchema)),
  /** The user's own account and its parent. Only set while they order as another account. */
  hac: z.optional(numberIdSchema),
  hpa: z.optional(numberIdSchema),
});

/** The account that a user belongs to. */
interface Home {
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/** The claims of a token, under the names of the code. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
  /** The account that the session works for. Differs from `home` while a parent orders as a child. */
  readonly accountId: number;
  readonly parentId?: number | undefined;
  readonly home: Home;
  readonly level: (typeof levels)[number];
  readonly priceLevels: Readonly<Record<string, string>>;
  readonly postalCode?: string | undefined;
  readonly warehouseNumber?: string | undefined;
  /** Lines of business in which the session sees list prices, whatever the account pays. */
  readonly guestLines?: readonly LineOfBusiness[] | undefined;
}

interface ReadToken {
  readonly subject: TokenSubject;
  /** True in the second half of its lifetime, when the next response should carry a new one (decision W2). */
  readonly isAging: boolean;
}

export interface SessionTokens {
  /** A token that is valid on this host for TOKEN_LIFETIME_MS. */
  issue(subject: TokenSubject, host: string): Promise<string>;
  /** Undefined for a token that is not ours, belongs to another host or has expired. */
  read(token: string, host: string): Promise<ReadToken | undefined>;
}

/** JSON web tokens, signed with the newest key. Tokens signed with the previous key are still accepted. */
export function sessionTokens(keys: SecretValues, now: () => Date): SessionTokens {
  async function keyOf(token: string): Promise<Uint8Array | undefined> {
    const { kid } = decodeProtectedHeader(token);
    const find = (secrets: readonly string[]) => secrets.find((secret) => keyIdOf(secret) === kid);
    const secret = find(await keys.read()) ?? find(await keys.readAgain());
    return secret === undefined ? undefined : new TextEncoder().encode(secret);
  }

  return {
    async issue(subject, host) {
      const [secret] = await keys.read();
      if (secret === undefined) throw new Error('There is no key to sign tokens with');
      const issued = Math.floor(now().getTime() / 1000);
      return new SignJWT(claimsOf(subject))
        .setProtectedHeader({ alg: ALGORITHM, kid: keyIdOf(secret) })
        .setIssuer(ISSUER)
        .setAudience(host)
        .setIssuedAt(issued)
        .setExpirationTime(issued + TOKEN_LIFETIME_MS / 1000)
        .sign(new TextEncoder().encode(secret));
    },

    async read(token, host) {
      try {
        const key = await keyOf(token);
        if (!key) return undefined;
        const checks = { algorithms: [ALGORITHM], issuer: ISSUER, audience: host, currentDate: now() };
        const { payload } = await jwtVerify(token, key, checks);
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return undefined;
        const age = now().getTime() - (payload.iat ?? 0) * 1000;
        return { subject: subjectOf(claims.data), isAging: age > TOKEN_LIFETIME_MS / 2 };
      } catch (error) {
        if (isNoToken(error)) return undefined;
        throw error;
      }
    },
  };
}

/** jose throws TypeError for text that does not look like a token. */
const isNoToken = (error: unknown): boolean => error instanceof errors.JOSEError || error instanceof TypeError;

/** Identifies a key without disclosing it. */
const keyIdOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 12);

function claimsOf(subject: TokenSubject): z.infer<typeof claimsSchema> {
  return {
    sub: subject.userId,
    sid: subject.sessionId,
    acc: subject.accountId,
    par: subject.parentId,
    lvl: subject.level,
    pls: { ...subject.priceLevels },
    pc: subject.postalCode,
    wh: subject.warehouseNumber,
    ...(subject.guestLines?.length && { gst: [...subject.guestLines] }),
    ...(subject.home.accountId !== subject.accountId && { hac: subject.home.accountId, hpa: subject.home.parentId }),
  };
}

function subjectOf(claims: z.infer<typeof claimsSchema>): TokenSubject {
  const { sub, sid, acc, par, lvl, pls, pc, wh, gst, hac, hpa } = claims;
  return {
    userId: sub,
    sessionId: sid,
    accountId: acc,
    parentId: par,
    home: hac === undefined ? { accountId: acc, parentId: par } : { accountId: hac, parentId: hpa },
    level: lvl,
    priceLevels: pls,
    postalCode: pc,
    warehouseNumber: wh,
    guestLines: gst,
  };
}

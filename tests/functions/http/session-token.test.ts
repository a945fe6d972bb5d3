import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { secretValues } from '#functions/http/secret-values.ts';
import { sessionTokens, type TokenSubject } from '#functions/http/session-token.ts';
import { TOKEN_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';

const OLD = 'old-key-of-sufficient-length';
const NEW = 'new-key-of-sufficient-length';
const HOST = 'summit.localhost';
const start = new Date('2026-03-01T09:00:00Z');
const subject: TokenSubject = {
  userId: 'u1',
  sessionId: 's1',
  accountId: 12,
  parentId: 3,
  home: { accountId: 12, parentId: 3 },
  level: 3,
  priceLevels: { aftermarket: 'gold' },
  postalCode: '07001',
  warehouseNumber: '10',
};

const later = (ms: number) => new Date(start.getTime() + ms);
const tokensSignedWith = (current: string, previous?: string, now = start) =>
  sessionTokens(
    secretValues('keys', async () => JSON.stringify({ current, previous })),
    () => now,
  );

it.each([
  { bearer: subject, who: 'somebody at work for the own account' },
  { bearer: { ...subject, home: { accountId: 3, parentId: undefined } }, who: 'a parent at work for a child' },
  { bearer: { ...subject, home: { accountId: 7, parentId: 6 } }, who: 'somebody of one child at work for another' },
])('tells on the next call who its bearer is: $who', async ({ bearer }) => {
  const tokens = tokensSignedWith(NEW);
  expect(await tokens.read(await tokens.issue(bearer, HOST), HOST)).toEqual({ subject: bearer, isAging: false });
});

it.each([
  { age: TOKEN_LIFETIME_MS / 2, isAging: false, why: 'in the first half of its life' },
  { age: TOKEN_LIFETIME_MS / 2 + 1000, isAging: true, why: 'in the second half' },
])('asks to be renewed: $isAging $why', async ({ age, isAging }) => {
  const token = await tokensSignedWith(NEW).issue(subject, HOST);
  expect((await tokensSignedWith(NEW, undefined, later(age)).read(token, HOST))?.isAging).toBe(isAging);
});

describe('a key that is being replaced', () => {
  it('still proves the tokens it signed', async () => {
    const token = await tokensSignedWith(OLD).issue(subject, HOST);
    expect(await tokensSignedWith(NEW, OLD).read(token, HOST)).toBeDefined();
  });

  it('proves nothing once it is gone', async () => {
    const token = await tokensSignedWith(OLD).issue(subject, HOST);
    expect(await tokensSignedWith(NEW).read(token, HOST)).toBeUndefined();
  });
});

describe('no token of ours is', () => {
  const key = new TextEncoder().encode(NEW);
  const claims = { sub: 'u1', sid: 's1', acc: 12, lvl: 0, pls: {} };
  const isRead = async (token: string, now = start) =>
    (await tokensSignedWith(NEW, undefined, now).read(token, HOST)) !== undefined;

  it.each([
    { token: '', why: 'nothing' },
    { token: 'Bearer x', why: 'some other scheme' },
    { token: 'a.b.c', why: 'what only looks like one' },
    { token: '\u0000.😀.', why: 'rubbish' },
    { token: new UnsecuredJWT(claims).setAudience(HOST).encode(), why: 'one that nobody signed' },
  ])('$why', async ({ token }) => {
    expect(await isRead(token)).toBe(false);
  });

  it('one for another host', async () => {
    expect(await isRead(await tokensSignedWith(NEW).issue(subject, 'northside.localhost'))).toBe(false);
  });

  it('one that is too old', async () => {
    const token = await tokensSignedWith(NEW).issue(subject, HOST);
    expect(await isRead(token, later(TOKEN_LIFETIME_MS - 1000))).toBe(true);
    expect(await isRead(token, later(TOKEN_LIFETIME_MS))).toBe(false);
  });

  it('one whose middle was changed', async () => {
    const [head, , signature] = (await tokensSignedWith(NEW).issue(subject, HOST)).split('.');
    const middle = Buffer.from(JSON.stringify({ ...claims, aud: HOST, iss: 'parts-ordering' })).toString('base64url');
    expect(await isRead([head, middle, signature].join('.'))).toBe(false);
  });

  it('one signed with a key that we never had', async () => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'ours' })
      .setAudience(HOST)
      .sign(key);
    expect(await isRead(token)).toBe(false);
  });
});

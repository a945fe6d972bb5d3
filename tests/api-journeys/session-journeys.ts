import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { signInCookie } from '#shared/rules/session/cookie-names.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, DEMO_USERS, NORTHSIDE, PROVIDER, SUMMIT } from './demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from './store-visitor.ts';

const { login, refreshToken, logout, getUser, updateLocation, getApplication, reportError, getErrors } =
  sessionContract;

/**
 * Everything that users can do with a session, on the demo data. It runs against any deployment and needs no fresh
 * database, so it can be repeated.
 */
export function sessionJourneys(sendToStore: SendToStore): void {
  const visit = (host: string) => storeVisitor(sendToStore, host);

  async function signIn(userName: string, host: string, remember = false): Promise<StoreVisitor> {
    const visitor = visit(host);
    const answer = await visitor.call(login, { body: { userName, password: DEMO_PASSWORD, remember } });
    expect(answer.output().userName).toBe(userName);
    return visitor;
  }

  describe('signing in', () => {
    it.each(DEMO_USERS)('$userName signs in on $host with level $level', async ({ userName, host, level }) => {
      const visitor = await signIn(userName, host);
      const { userName: name, level: given } = (await visitor.call(getUser)).output();
      expect({ name, level: given }).toEqual({ name: userName, level });
    });

    const strangers = DEMO_USERS.flatMap(({ userName, host }) =>
      [PROVIDER, NORTHSIDE, SUMMIT, 'nobody.localhost'].filter((other) => other !== host).map((on) => [userName, on]),
    );
    it.each(strangers)('refuses %s on %s', async (userName, host) => {
      const visitor = visit(String(host));
      const answer = await visitor.call(login, { body: { userName: String(userName), password: DEMO_PASSWORD } });
      expect([answer.status, answer.errors, visitor.token()]).toEqual([401, SESSION_TEXTS.badPassword, undefined]);
    });

    it('S04, S05: answers a wrong password and an unknown user in the same way', async () => {
      const attempts = ['northside-buyer', `unknown-${randomUUID()}`].map(async (userName) => {
        const answer = await visit(NORTHSIDE).call(login, { body: { userName, password: 'Wrong2Password' } });
        const { requestId, ...problem } = JSON.parse(answer.text);
        return { status: answer.status, errors: answer.errors, problem };
      });
      const [known, unknown] = await Promise.all(attempts);
      expect(known).toEqual(unknown);
      expect(known).toMatchObject({ status: 401, errors: SESSION_TEXTS.badPassword });
    });

    it('locks a user name out after ten failures and says when to come back', async () => {
      const body = { userName: `unknown-${randomUUID()}`, password: 'Wrong2Password' };
      const visitor = visit(SUMMIT);
      for (let failures = 1; failures <= 10; failures++) {
        expect([failures, (await visitor.call(login, { body })).status]).toEqual([failures, 401]);
      }
      const { status, headers } = await visitor.call(login, { body });
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('a session', () => {
    it('does not exist without a token', async () => {
      const answer = await visit(SUMMIT).call(getUser);
      expect([answer.status, answer.errors]).toEqual([401, SESSION_TEXTS.sessionLost]);
    });

    it('continues with a new token', async () => {
      const visitor = await signIn('summit-buyer', SUMMIT);
      const { expires } = (await visitor.call(refreshToken)).output();
      expect(Date.parse(expires)).toBeGreaterThan(Date.now());
      expect((await visitor.call(getUser)).output().userName).toBe('summit-buyer');
    });

    it('is valid only on its own host', async () => {
      const visitor = await signIn('summit-admin', SUMMIT);
      const elsewhere = visitor.copy({ host: NORTHSIDE });
      expect((await elsewhere.call(getUser)).status).toBe(401);
    });

    it('ends on the server at logout', async () => {
      const visitor = await signIn('northside-admin', NORTHSIDE);
      const otherTab = visitor.copy();
      expect((await visitor.call(logout)).status).toBe(200);
      expect((await otherTab.call(getUser)).status).toBe(401);
      expect((await otherTab.call(refreshToken)).status).toBe(401);
    });

    it('ships to the user’s postal code, starting with the next token', async () => {
      const visitor = await signIn('northside-buyer', NORTHSIDE);
      const moved = (await visitor.call(updateLocation, { body: { zipcode: '60601' } })).output();
      expect(moved).toMatchObject({
        postalCode: '60601',
        afterMarketServiceLocation: { description: expect.any(String) },
      });
      await visitor.call(refreshToken);
      expect((await visitor.call(getUser)).output()).toEqual(moved);
    });

    it('refuses an invalid postal code', async () => {
      const visitor = await signIn('northside-buyer', NORTHSIDE);
      const answer = await visitor.call(updateLocation, { body: { zipcode: 'ABCDE' } });
      expect([answer.status, answer.errors]).toEqual([400, SESSION_TEXTS.invalidPostalCode]);
    });

    it('is never cached', async () => {
      const visitor = await signIn('summit-buyer', SUMMIT);
      expect((await visitor.call(getUser)).headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('staying signed in', () => {
    it('S14: sets a cookie that no script, other site or other host can read', async () => {
      const body = { userName: 'summit-buyer', password: DEMO_PASSWORD, remember: true };
      const [cookie] = (await visit(SUMMIT).call(login, { body })).headers.getSetCookie();
      expect(cookie).toMatch(new RegExp(`^${signInCookie('remember', SUMMIT)}=`));
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(attribute);
      expect(cookie).not.toContain('Domain');
    });

    it('signs a reopened browser in again, each time with a new cookie', async () => {
      const browser = (await signIn('summit-buyer', SUMMIT, true)).copy({ token: undefined });
      expect((await browser.call(refreshToken)).status).toBe(200);
      expect((await browser.call(getUser)).output().userName).toBe('summit-buyer');
      const reopened = browser.copy({ token: undefined });
      expect((await reopened.call(refreshToken)).status).toBe(200);
    });

    it('is only for users who asked for it', async () => {
      const browser = (await signIn('summit-buyer', SUMMIT)).copy({ token: undefined });
      expect((await browser.call(refreshToken)).status).toBe(401);
    });

    it('ends at logout', async () => {
      const visitor = await signIn('summit-buyer', SUMMIT, true);
      const copied = visitor.copy({ token: undefined });
      await visitor.call(logout);
      expect((await copied.call(refreshToken)).status).toBe(401);
    });
  });

  describe('the store of a host', () => {
    it.each([
      [NORTHSIDE, 'Northside Fleet'],
      [SUMMIT, 'Summit Collision'],
    ])('%s shows %s to everybody', async (host, companyName) => {
      expect((await visit(host).call(getApplication)).output().companyName).toBe(companyName);
    });

    it('does not exist on an unknown host', async () => {
      const answer = await visit('nobody.localhost').call(getApplication);
      expect([answer.status, answer.errors]).toEqual([404, SESSION_TEXTS.unauthorized]);
    });

    it("is the provider's own on the provider's host", async () => {
      expect((await visit(PROVIDER).call(getApplication)).output().accountId).toBe(1);
    });
  });

  describe('the error log', () => {
    it('keeps the last three of an account, newest first', async () => {
      const visitor = await signIn('summit-admin', SUMMIT);
      const marks = [1, 2, 3, 4].map((count) => `${count} ${randomUUID()} é`);
      for (const info of marks) {
        const body = { localTime: '11/27/2026 09:00:00', errors: ['Part not found'], info };
        expect((await visitor.call(reportError, { body })).status).toBe(200);
      }
      const kept = (await visitor.call(getErrors)).output();
      expect(kept.map(({ info }) => info)).toEqual(marks.toReversed().slice(0, 3));
    });

    it('keeps only one copy of a report that is sent twice', async () => {
      const visitor = await signIn('summit-admin', SUMMIT);
      const info = randomUUID();
      const report = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ LocalTime: '11/27/2026 09:00:00', Errors: ['Part not found'], Info: info }),
      };
      for (const send of [1, 2])
        expect([send, (await visitor.send(reportError.path, report)).status]).toEqual([send, 200]);
      const kept = (await visitor.call(getErrors)).output();
      expect(kept.filter((record) => record.info === info)).toHaveLength(1);
    });

    it.each(['summit-buyer', 'summit-east-admin'])('is not for %s', async (userName) => {
      const answer = await (await signIn(userName, SUMMIT)).call(getErrors);
      expect([answer.status, answer.errors]).toEqual([403, SESSION_TEXTS.unauthorized]);
    });
  });

  describe('a refusal', () => {
    it.each(['/api/nothing-here', '/wb/nothing-here'])('answers %s as one of our own failures', async (path) => {
      const answer = await visit(SUMMIT).send(path);
      expect([answer.status, answer.errors]).toEqual([404, SESSION_TEXTS.unauthorized]);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    });

    it('says that broken JSON is invalid', async () => {
      const headers = { 'content-type': 'application/json' };
      const answer = await visit(SUMMIT).send(login.path, { method: 'POST', headers, body: '{"userName":' });
      expect([answer.status, JSON.parse(answer.text).status]).toEqual([400, 400]);
    });
  });
}

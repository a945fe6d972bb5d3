import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { headingOf, loginOf, signIn, submitLogin } from '../support/screens.ts';
import { visit } from '../support/visit.ts';

/** The ten that are allowed, and the one that is refused. */
const MORE_THAN_ALLOWED = 11;

it('a user name that failed too often is told when to come back, and others are let in meanwhile (decision I2)', async () => {
  const page = await visit(SUMMIT);
  const { problem, password, submit } = loginOf(page);
  const userName = `guesser-${randomUUID()}`;
  let status = 401;
  for (let failures = 0; status === 401 && failures < MORE_THAN_ALLOWED; failures++) {
    const answer = page.waitForResponse('**/api/user/login');
    if (failures === 0) await submitLogin(page, userName, { password: 'Wrong2Password' });
    else await password.press('Enter');
    status = (await answer).status();
    // The form takes no Enter until it has read the answer.
    await expect.poll(() => submit.isEnabled()).toBe(true);
  }
  expect(status).toBe(429);
  await expect.poll(() => problem.textContent()).toMatch(/^Too many failed attempts\. .* \d{1,2}:\d\d [AP]M\.$/);
  await signIn(page, 'summit-buyer');
  await expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');
});

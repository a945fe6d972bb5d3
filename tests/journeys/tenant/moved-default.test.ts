import { expect, inject, it } from 'vitest';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { imagesContract } from '#shared/contracts/images.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { SMALLEST_PICTURE } from '../../support/pictures/smallest-picture.ts';
import { newUserFields } from '../support/a-user.ts';
import { mailsWith } from '../support/mailbox.ts';
import { seenAfter } from '../support/seen-after.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const COLOR = '5B2A86';

/** The newest mail to an address, once there are so many. */
async function newestMail(email: string, count: number) {
  await expect.poll(async () => (await mailsWith(email)).length).toBe(count);
  const mail = (await mailsWith(email)).at(-1);
  return {
    links: [...new Set([...(mail?.text.matchAll(/http:\/\/([^/\s:]+)/g) ?? [])].map(([, host]) => host))],
    pictures: [...(mail?.html.matchAll(/src="http:\/\/([^/:"]+)[^"]*"/g) ?? [])].map(([, host]) => host),
    html: mail?.html ?? '',
    link: /http:\S+\/forgot-password\?\S+/.exec(mail?.text ?? '')?.[0] ?? '',
  };
}

it('once the default website is moved, the next mail has links and brand of the new one (decision B381)', async () => {
  const staff = await signedInVisitor('provider-admin');
  const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
  const word = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`old-${word}.localhost`, `new-${word}.localhost`];
  const address = { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' };
  const company = { companyName: `Moving ${word}`, parentId: null, ...address };
  const { id: accountId, version } = (
    await staff.call(accountsContract.createAccount, { body: company }, keyed())
  ).output();
  const picture = { accountId, purpose: 'logo', fileName: 'logo.gif', content: SMALLEST_PICTURE } as const;
  const { path: logoFileName } = (await staff.call(imagesContract.uploadImage, { body: picture }, keyed())).output();
  const brand = { id: accountId, version, logoFileName, color1: COLOR };
  (await staff.call(accountsContract.changeAccount, { body: brand }, keyed())).output();
  const websites = [];
  for (const host of [first, second]) {
    const body = { accountId, name: host, url: `http://${host}:${inject('storePort')}` };
    websites.push((await staff.call(websitesContract.saveWebsite, { body }, keyed())).output());
  }
  const person = { ...newUserFields(), accountId, sendInvitation: true };
  const user = (await staff.call(usersContract.createUser, { body: person }, keyed())).output();

  const before = await newestMail(user.email, 1);
  expect(before.links).toEqual([first]);
  expect(before.pictures).toEqual([first]);

  const page = await visitAs('provider-admin', { path: `/admin/website/${websites[1]?.id}` });
  await page.getByRole('switch', { name: WEBSITES_TEXTS.default }).click();
  await seenAfter(() => page.keyboard.press('Control+Enter'), page.getByText(WEBSITES_TEXTS.updated, { exact: true }));

  const again = { params: { id: String(user.id) }, body: {} };
  (await staff.call(usersContract.sendInvitation, again, keyed())).output();
  const after = await newestMail(user.email, 2);
  expect(after.links).toEqual([second]);
  expect(after.pictures).toEqual([second]);
  expect(after.html).toContain(`#${COLOR}`);
  expect(after.html).not.toContain(first);

  const { pathname, search } = new URL(after.link);
  const reader = await visit(second, { path: `${pathname}${search}` });
  await reader.getByText(user.userName, { exact: true }).waitFor();
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { imagesContract } from '#shared/contracts/images.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { DEMO_PASSWORD } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { sendTo } from '../../local/send-to.ts';
import { SMALLEST_PICTURE } from '../../support/pictures/smallest-picture.ts';
import { aUser } from '../support/a-user.ts';
import { atRest } from '../support/at-rest.ts';
import { demoPart } from '../support/demo-parts.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { hostOf, signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitInSession } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const EVIL = '<img src=x onerror="document.title=\'hacked\'">';

/** Every setting that is free text and not judged by its form. */
const TEXTS = {
  storeNumber: '<b>9</b>',
  aftermarketWarranty: EVIL,
  salvageWarranty: EVIL,
  cartMessage: { enabled: true, message: EVIL },
  checkoutPoMessage: { enabled: true, message: EVIL },
  poValidation: { method: 'list', pattern: '', list: [EVIL] },
  insuranceCompanies: [EVIL],
  majorWarranty: ACCOUNT_DEFAULTS.majorWarranty.map((entry) => ({ ...entry, description: EVIL })),
  otherWarranty: ACCOUNT_DEFAULTS.otherWarranty.map((entry) => ({ ...entry, description: EVIL })),
} satisfies Omit<AccountChangeBody, 'id' | 'version'>;

/** A tenant with such texts wherever it may have them, and somebody who orders there. */
async function aHostileTenant() {
  const staff = await signedInVisitor('provider-admin');
  const withKey = () => ({ idempotencyKey: randomUUID() });
  const word = randomUUID().slice(0, 8);
  const address = { address1: `1 ${EVIL}`, address2: EVIL, city: EVIL, state: 'CO', postalCode: '80202' };
  const account = { companyName: `${word} ${EVIL}`, ...address, ...TEXTS };
  const { id } = (await staff.call(accountsContract.createAccount, { body: account }, withKey())).output();
  const host = `hostile-${word}.localhost`;
  const website = { accountId: id, name: `${word} ${EVIL}`, url: `http://${host}` };
  const { id: websiteId } = (await staff.call(websitesContract.saveWebsite, { body: website }, withKey())).output();
  for (const lineOfBusinessKey of ['aftermarket', 'salvage'] as const) {
    const customer = { accountId: id, lineOfBusinessKey, version: 0 };
    const given = { customerNumber: randomUUID().slice(0, 12), customerName: EVIL };
    (await staff.call(accountsContract.saveCustomer, { body: { ...customer, ...given } }, withKey())).output();
  }
  const content = await hostileContent(staff, id);
  const user = await aUser(staff, { accountId: id, firstName: EVIL.slice(0, 60), lastName: '<i>Doe</i>', type: 1 });
  const buyer = storeVisitor(
    sendTo(() => inject('storePort')),
    host,
  );
  const login = { userName: user.userName, password: DEMO_PASSWORD, postalCode: '80202' };
  (await buyer.call(sessionContract.login, { body: login })).output();
  onTestFinished(() => leave(staff, id, user));
  return { id, userId: user.id, host, websiteId, staff, buyer, ...content };
}

/** A page, a marketing spot and a picture with such texts wherever they go. */
async function hostileContent(staff: StoreVisitor, accountId: number) {
  const save = () => ({ idempotencyKey: randomUUID() });
  const file = { fileName: `${EVIL}.gif`, content: SMALLEST_PICTURE };
  const { path } = (
    await staff.call(imagesContract.uploadImage, { body: { accountId, purpose: 'spot', ...file } }, save())
  ).output();
  const spot = { accountId, title: EVIL, url: `/${EVIL.replaceAll(' ', '/')}`, active: true };
  const made = (
    await staff.call(contentContract.createSpot, { body: { ...spot, image: path, localFileName: EVIL } }, save())
  ).output();
  const slug = `evil-${randomUUID().slice(0, 8)}`;
  const text = `<p>Text</p>${EVIL}<svg onload="document.title='hacked'"></svg><i title="${EVIL}">Text</i>`;
  const page = { accountId, title: EVIL, menuTitle: '<i>Doe</i>', slug, text, active: true, displayNavMenuLink: true };
  const { id: pageId } = (await staff.call(contentContract.savePage, { body: page }, save())).output();
  return { slug, pageId, spotId: made.id };
}

/** The lists of other journeys show active people and accounts. */
async function leave(staff: StoreVisitor, id: number, user: UserView): Promise<void> {
  const params = { id: String(user.id) };
  const body = { version: user.version, active: false };
  (await staff.call(usersContract.changeUser, { params, body }, { idempotencyKey: randomUUID() })).output();
  (await staff.call(accountsContract.deactivateAccount, { query: { id: String(id) } })).output();
}

/** Opens each path and finds nothing that the texts would have made. */
async function isInert(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await atRest(page);
    expect(await page.locator('img[src="x"], i:text-is("Doe"), b:text-is("9")').count(), path).toBe(0);
    expect(await page.title(), path).not.toBe('hacked');
    await expect.poll(() => narrowScreenFaults(page), { message: path, timeout: 5000 }).toEqual([]);
  }
}

it('H04: HTML in the texts of an account, its people and its content is shown as text, in the store and in the admin area', async () => {
  const { id, userId, host, staff, buyer, slug, pageId, spotId, websiteId } = await aHostileTenant();
  const { partNumber, companyCode } = await demoPart('summit-buyer', { line: 'aftermarket', keyword: 'headlight' });
  const items = [{ itemNumber: partNumber, companyCode, quantity: 1 }];
  (await buyer.call(cartContract.insertCartItems, { body: { items } })).output();
  const ordering = await visitInSession(buyer, host, { path: '/cart', ...PHONE });
  await ordering.getByText(EVIL).first().waitFor();
  await isInert(ordering, [
    '/',
    `/pages/${slug}`,
    '/cart',
    '/checkout',
    '/profile',
    '/orders',
    '/contact-us',
    '/admin/',
    '/admin/users',
  ]);
  const administering = await visitInSession(staff, hostOf('provider-admin'), PHONE);
  await isInert(administering, [
    '/admin/accounts?search=img',
    `/admin/account/${id}`,
    `/admin/users?company=${id}`,
    `/admin/user/${userId}`,
    `/admin/user/${id}/new`,
    `/admin/page/${pageId}`,
    `/admin/marketing-spot/${spotId}`,
    `/admin/website/${websiteId}`,
    '/admin/websites?search=img',
  ]);
});

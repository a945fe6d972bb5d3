import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import { outboxRepository } from '#functions/data/operations/outbox-repository.ts';
import type { Mail } from '#functions/integrations/mailer.ts';
import { makeSendEmail } from '#functions/outbox/send-email.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { cents } from '#shared/values/money.ts';
import { checkoutRequest } from '../../api-journeys/checkout-request.ts';
import { provider } from '../../builders/people.ts';
import { accountStore, readAnew } from '../../support/account-store.ts';

const { getAccount, saveCustomer } = accountsContract;
const SEATTLE = { address1: '400 Broad St', city: 'Seattle', stateProvince: 'WA', postalCode: '98109' };

let store: Awaited<ReturnType<typeof accountStore>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store = await accountStore();
  await store.save(store.parent.id, {
    nationalSearch: true,
    nationalSearchLinesOfBusiness: ['aftermarket', 'salvage'],
  });
  await store.save(store.child.id, { orderProcessType: 0 });
});
afterAll(async () => {
  vi.useRealTimers();
  await store.close();
});

type Who = 'parent' | 'child';
/** The results for the buyers of the parent and of the child, in this order. */
const ofBoth = async <T>(ask: (who: Who) => Promise<T>) => [await ask('parent'), await ask('child')] as const;

let orders = 0;
/** Orders a headlight, of which there are nine. */
async function order(who: Who) {
  const visitor = store.people[who];
  const body = { items: [{ itemNumber: 'A100', companyCode: '001', quantity: 1 }] };
  (await visitor.call(cartContract.insertCartItems, { body })).output();
  const request = await checkoutRequest(visitor, SEATTLE);
  orders += 1;
  return visitor.call(checkoutContract.checkout, { body: request }, { idempotencyKey: `order-of-the-test-${orders}` });
}
const ordered = async (who: Who) => (await order(who)).output();

describe('a saved field acts for people of the parent and of the child, and no more when it is taken over again', () => {
  const fees = (who: Who) =>
    store.people[who]
      .call(checkoutContract.quotes, {
        body: {
          lineOfBusinessKey: 'aftermarket',
          deliveryPostalCode: '98109',
          deliveryFromLocation: '11',
          lineItems: [{ itemNumber: 'E500', companyCode: '001', eaches: 2 }],
        },
      })
      .then((answer) => answer.output()[0]?.carrierQuotes.map(({ shippingFee }) => shippingFee));

  it('111: what shipping costs', async () => {
    const before = await ofBoth(fees);
    expect(before[0]?.every((fee) => (fee ?? 0) > 0)).toBe(true);
    await store.save(store.parent.id, { shippingCalculationMethod: 1 });
    expect((await ofBoth(fees)).flat().every((fee) => fee === 0)).toBe(true);
    await store.save(store.parent.id, { shippingCalculationMethod: 2, shippingCalculationAmount: cents(7_00) });
    expect((await ofBoth(fees)).flat().every((fee) => fee === 7_00)).toBe(true);
    await store.save(store.parent.id, { reset: [111] });
    expect(await ofBoth(fees)).toEqual(before);
  });

  it('115: which PO numbers are accepted', async () => {
    const isAccepted = async (who: Who) =>
      (await store.people[who].call(cartContract.validatePoNumber, { query: { orderNumber: 'ABC' } })).output()
        .booleanValue;
    expect(await ofBoth(isAccepted)).toEqual([true, true]);
    await store.save(store.parent.id, { poValidation: { method: 'pattern', pattern: 'PO-\\d{6}', list: [] } });
    expect(await ofBoth(isAccepted)).toEqual([false, false]);
    await store.save(store.parent.id, { reset: [115] });
    expect(await ofBoth(isAccepted)).toEqual([true, true]);
  });

  it('121: the logo of the store', async () => {
    const logoFileName = `/images/a/${store.parent.id}/logo.png`;
    // Uploading is elsewhere: this call only takes the logo away.
    await store.table.client.send(
      new UpdateCommand({
        TableName: store.table.tableName,
        Key: accountKey(store.parent.id),
        UpdateExpression: 'SET #settings.#logo = :logo',
        ExpressionAttributeNames: { '#settings': 'settings', '#logo': 'logoFileName' },
        ExpressionAttributeValues: { ':logo': logoFileName },
      }),
    );
    const shown = async (who: Who) =>
      (await store.people[who].call(sessionContract.getApplication)).output().logoFileName;
    readAnew();
    expect(await ofBoth(shown)).toEqual([logoFileName, logoFileName]);
    await store.save(store.parent.id, { logoFileName: '' });
    readAnew();
    expect(await ofBoth(shown)).toEqual(['', '']);
  });

  it('143: who gets copies of orders', async () => {
    const copied = async (who: Who) => {
      const { orderNumber } = await ordered(who);
      const messages = await outboxRepository(store.table).due(new Date(Date.now() + 86_400_000));
      const mails = messages.flatMap((message) => (message.kind === 'order placed' ? [message] : []));
      return mails.filter((mail) => mail.orderNumber === orderNumber).map(({ to }) => to);
    };
    const before = await ofBoth(copied);
    await store.save(store.parent.id, { emailRecipients: ['copies@example.com'] });
    const after = await ofBoth(copied);
    expect(after).toEqual(before.map((addresses) => [...addresses, 'copies@example.com']));
    await store.save(store.parent.id, { reset: [143] });
    expect(await copied('child')).toEqual(before[1]);
  });

  it.each([
    { code: 305, line: 'aftermarket', fields: { aftermarketExclusions: ['PL3'] }, left: 'A100', gone: 'E500' },
    { code: 306, line: 'salvage', fields: { salvageExclusions: ['100'] }, left: 'near-2', gone: 'near-1' },
  ])('$code: what is found and sold, after 30 seconds', async ({ line, fields, code, left, gone }) => {
    const found = async (who: Who) => {
      const body = { categories: ['Lighting|Headlights', 'Lighting'], take: 48 };
      const { lineOfBusinessCounts } = (await store.people[who].call(catalogueContract.getParts, { body })).output();
      const statusOf = async (partNumber: string) =>
        (await store.people[who].call(catalogueContract.getPart, { query: { partNumber } })).status;
      const counted = lineOfBusinessCounts.find(({ lineOfBusiness }) => lineOfBusiness === line)?.count ?? 0;
      return [counted, await statusOf(left), await statusOf(gone)];
    };
    readAnew();
    const before = await ofBoth(found);
    expect(before.map(([, ...status]) => status)).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await store.save(store.parent.id, fields);
    readAnew();
    const after = await ofBoth(found);
    expect(after.map(([, ...status]) => status)).toEqual([
      [200, 404],
      [200, 404],
    ]);
    expect(after.map(([count], index) => (count ?? 0) < (before[index]?.[0] ?? 0))).toEqual([true, true]);
    await store.save(store.parent.id, { reset: [code] });
    readAnew();
    expect(await ofBoth(found)).toEqual(before);
  });

  it('307: where links in mails lead', async () => {
    const { defaultWebsiteId } = (
      await store.admin.call(getAccount, { params: { id: String(store.parent.id) } })
    ).output();
    const outlet = {
      accountId: store.parent.id,
      name: 'Outlet',
      host: 'outlet.localhost',
      url: 'http://outlet.localhost',
    };
    const second = await websiteRepository(store.table).create(provider, outlet);
    const accounts = accountRepository(store.table);
    const leadsTo = async (who: Who) => {
      const mails: Mail[] = [];
      const account = store[who];
      const send = makeSendEmail({
        findAccount: (id) => accounts.find(provider, id),
        findWebsite: (id) => websiteRepository(store.table).find(provider, id),
        isSuppressed: async () => false,
        send: async (mail) => void mails.push(mail),
      });
      const about = { accountId: account.id, parentId: account.parentId } as OutboxMessage;
      const link = { label: 'Orders', path: '/orders' };
      await send({ to: 'pat@example.com', subject: 'Hello', text: 'Hello', link }, about);
      return /https?:[^\s]+/.exec(mails[0]?.text ?? '')?.[0] ?? 'nowhere';
    };
    await store.save(store.parent.id, { defaultWebsiteId: second.website.id });
    expect(await ofBoth(leadsTo)).toEqual([`${outlet.url}/orders`, `${outlet.url}/orders`]);
    await store.save(store.parent.id, { defaultWebsiteId });
    const [parents, childs] = await ofBoth(leadsTo);
    expect(parents).toContain('summit.localhost');
    expect(childs).toBe(parents);
  });
});

describe('a field that is never inherited acts for the people of its own account', () => {
  it('130: who orders', async () => {
    await store.save(store.child.id, { orderProcessType: 2 });
    const refused = await order('child');
    expect([refused.status, refused.errors]).toEqual([403, CHECKOUT_TEXTS.notAllowed]);
    await store.save(store.child.id, { orderProcessType: 0 });
    expect((await order('child')).status).toBe(200);
  });

  it('201: the address that an order is billed to', async () => {
    const billedTo = async (who: Who) => {
      const { orderNumber } = await ordered(who);
      const found = await store.people[who].call(checkoutContract.getOrder, { params: { id: orderNumber } });
      return found.output().billingAddress.city;
    };
    await store.save(store.parent.id, { city: 'Golden' });
    expect(await ofBoth(billedTo)).toEqual(['Golden', store.child.address.city]);
  });

  it('202: which customer the account is', async () => {
    const numberOf = async (who: Who) => {
      const { customers } = (await store.people[who].call(sessionContract.getUser)).output();
      return customers.find(({ lineOfBusinessKey }) => lineOfBusinessKey === 'aftermarket')?.customerNumber;
    };
    const before = await ofBoth(numberOf);
    const body = { accountId: store.child.id, lineOfBusinessKey: 'aftermarket' as const, customerNumber: '39999' };
    (
      await store.admin.call(
        saveCustomer,
        { body: { ...body, version: 1 } },
        { idempotencyKey: 'customer-of-the-test' },
      )
    ).output();
    expect(await ofBoth(numberOf)).toEqual([before[0], '39999']);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { NotSent } from '#functions/integrations/mailer.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { deskContract } from '#shared/contracts/desk.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { DESK_REFUSAL_TEXTS } from '#shared/texts/desk/desk-refusal-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { desk, ORDER } from '../../support/desk.ts';

const { getMails, getSuppressed, releaseAddress, sendOrderMail } = deskContract;
const BUYER = sampleOrder.order.email;
const PARTS = 'parts@summit.test';

let world: Awaited<ReturnType<typeof desk>>;
beforeEach(async () => {
  world = await desk([PARTS]);
});
const mails = async (query: object = {}) => (await world.staff().call(getMails, { query })).output();
const order = async () =>
  (await world.orderStaff().call(checkoutContract.getOrder, { params: { id: ORDER } })).output();

describe('the list of mails (decision B461)', () => {
  beforeEach(async () => {
    await world.write('order placed', 'first');
    await world.drain();
    world.later(1);
    await world.write('order placed', 'second', { to: PARTS });
    await world.drain(undefined, () => Promise.reject(new Error('The connection broke')));
  });

  it('has what was sent and what was given up, newest first, with the account and the order', async () => {
    const about = { kind: 'order placed', orderNumber: ORDER, accountId: 2, companyName: 'Summit Collision' };
    expect(await mails()).toMatchObject({
      total: 2,
      data: [
        { ...about, outcome: 'givenUp', to: PARTS, reason: 'The connection broke', subject: '' },
        { ...about, outcome: 'sent', to: BUYER, subject: world.mails[0]?.subject, reason: '', suppressed: null },
      ],
    });
  });

  it.each([
    { query: { outcome: 'givenUp' }, found: ['second'] },
    { query: { kind: 'order placed' }, found: ['second', 'first'] },
    { query: { kind: 'invitation' }, found: [] },
    { query: { search: 'PARTS@' }, found: ['second'] },
    { query: { search: ORDER }, found: ['second', 'first'] },
    { query: { search: 'nobody' }, found: [] },
    { query: { Skip: '1', Take: '1' }, found: ['first'] },
  ])('narrowed by $query has $found', async ({ query, found }) => {
    expect((await mails(query)).data.map(({ messageId }) => messageId)).toEqual(found);
  });

  it('says whose mail came back since', async () => {
    await world.suppressed.note(BUYER.toUpperCase(), 'bounced', 'm1', new Date());
    expect((await mails()).data.map(({ suppressed }) => suppressed)).toEqual([null, 'bounced']);
  });

  it('goes back 30 days', async () => {
    world.later(31 * 24 * 60);
    expect((await mails()).total).toBe(0);
  });

  it('leaves out orders for the gateway, and attempts that are repeated by themselves', async () => {
    await world.change({ status: 'Pending' });
    await world.write('order to gateway', 'to-gateway');
    await world.write('order placed', 'third');
    await world.drain(undefined, () => Promise.reject(new NotSent('Throttled')));
    expect((await mails()).total).toBe(2);
  });
});

describe('addresses from which mail came back', () => {
  const listed = async () => (await world.staff().call(getSuppressed)).output();

  beforeEach(async () => {
    await world.suppressed.note('Sam@summit.test', 'bounced', 'm1', new Date('2026-03-01T09:00:00.000Z'));
    await world.suppressed.note('pat@summit.test', 'complained', 'm2', new Date('2026-03-02T09:00:00.000Z'));
    await world.suppressed.note('late@summit.test', 'delayed', 'm3', new Date('2026-03-02T10:00:00.000Z'));
  });

  it('are listed, the latest first, without those from which mail was only late', async () => {
    expect(await listed()).toEqual({
      total: 2,
      data: [
        { address: 'pat@summit.test', reason: 'complained', at: '2026-03-02T09:00:00.000Z' },
        { address: 'Sam@summit.test', reason: 'bounced', at: '2026-03-01T09:00:00.000Z' },
      ],
    });
  });

  it('get mail again once they are released, in whatever case they are written', async () => {
    (await world.staff().call(releaseAddress, { query: { address: 'SAM@summit.test' } })).output();
    expect((await listed()).data.map(({ address }) => address)).toEqual(['pat@summit.test']);
    expect(await world.suppressed.isSuppressed('sam@summit.test')).toBe(false);
  });

  it('are listed again if mail comes back again', async () => {
    (await world.staff().call(releaseAddress, { query: { address: 'sam@summit.test' } })).output();
    await world.suppressed.note('sam@summit.test', 'bounced', 'm4', new Date('2026-03-03T09:00:00.000Z'));
    expect((await listed()).data.map(({ address }) => address)).toEqual(['sam@summit.test', 'pat@summit.test']);
  });

  it.each(['nobody@summit.test', 'late@summit.test'])('do not include %s, which gets mail', async (address) => {
    const { status, errors } = await world.staff().call(releaseAddress, { query: { address } });
    expect([status, errors]).toEqual([404, DESK_REFUSAL_TEXTS.notSuppressed]);
    expect((await listed()).total).toBe(2);
  });
});

describe('the confirmation of an order (decision B463)', () => {
  const send = (to: string, idempotencyKey = 'press-0001') =>
    world.staff().call(sendOrderMail, { params: { id: ORDER }, body: { to } }, { idempotencyKey });

  it.each([BUYER, PARTS, PARTS.toUpperCase()])('is sent again to %s', async (to) => {
    (await send(to)).output();
    await world.drain();
    expect(world.mails.map((mail) => mail.to.toLowerCase())).toEqual([to.toLowerCase()]);
    expect((await world.find())?.events.at(-1)).toMatchObject({
      actor: 'Paula Prentice',
      note: ORDER_TEXTS.confirmedAgain,
    });
  });

  it('is sent once, however often the call is repeated, and never to the gateway', async () => {
    await world.change({ status: 'Pending' });
    (await send(PARTS)).output();
    (await send(PARTS)).output();
    expect((await world.waiting()).map(({ kind }) => kind)).toEqual(['order placed']);
    await world.drain();
    (await send(PARTS)).output();
    await world.drain();
    expect(world.mails).toHaveLength(1);
    (await send(PARTS, 'press-0002')).output();
    await world.drain();
    expect(world.mails).toHaveLength(2);
  });

  it('is not sent to anybody else', async () => {
    const { status, errors, text } = await send('thief@elsewhere.test');
    expect([status, errors]).toEqual([400, ERROR_TEXTS.invalidRequest]);
    expect(JSON.parse(text).errors).toEqual([{ path: 'To', message: DESK_REFUSAL_TEXTS.notOfOrder }]);
    expect(await world.waiting()).toEqual([]);
  });

  it('is not sent to an address from which mail came back', async () => {
    await world.suppressed.note(PARTS, 'bounced', 'm1', new Date());
    const { status, errors } = await send(PARTS);
    expect([status, errors]).toEqual([409, DESK_REFUSAL_TEXTS.suppressed]);
    expect(await world.waiting()).toEqual([]);
  });

  it('of an unknown order is not sent', async () => {
    const call = { params: { id: '77' }, body: { to: BUYER } };
    const { status, errors } = await world.staff().call(sendOrderMail, call, { idempotencyKey: 'press-0001' });
    expect([status, errors]).toEqual([404, ORDER_TEXTS.notFound]);
  });

  it('says nothing that the buyer typed to a contact who may be anybody (decision B186)', async () => {
    await world.change({
      fields: { ...sampleOrder.order.fields, contactEmail: 'yard@elsewhere.test', poNumber: 'SECRET' },
    });
    (await send('yard@elsewhere.test', 'press-0001')).output();
    (await send(BUYER, 'press-0002')).output();
    await world.drain();
    const told = Object.fromEntries(world.mails.map((mail) => [mail.to, JSON.stringify(mail).includes('SECRET')]));
    expect(told).toEqual({ 'yard@elsewhere.test': false, [BUYER]: true });
  });
});

describe('an order as the provider’s staff sees it (decision B462)', () => {
  it('has its addresses, its attempts in one row, and what waits in the repair queue', async () => {
    await world.suppressed.note(PARTS, 'complained', 'm1', new Date());
    await world.change({ status: 'Pending' });
    await world.write('order to gateway', 'to-gateway');
    await world.drain(() => Promise.reject(new Error('No answer in 30 s')));
    world.later(2);
    await world.drain();
    world.later(1);
    await world.write('order placed', 'confirmation');
    await world.drain(undefined, () => Promise.reject(new Error('The connection broke')));
    const { staff } = await order();
    expect(staff).toMatchObject({
      gatewayReference: 'ERP-1',
      addresses: [
        { address: BUYER, suppressed: null },
        { address: PARTS, suppressed: 'complained' },
      ],
      deliveries: [
        { kind: 'order to gateway', outcome: 'postponed', attempt: 1, reason: 'No answer in 30 s', to: '' },
        { kind: 'order to gateway', outcome: 'sent', attempt: 2, reference: 'ERP-1' },
        { kind: 'order placed', outcome: 'givenUp', reason: 'The connection broke', to: BUYER },
      ],
      repair: [{ id: 'confirmation', isRepeatable: false }],
    });
  });
});

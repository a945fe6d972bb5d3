import { expect, it } from 'vitest';
import { makeSendApprovalMail } from '#functions/outbox/approval-request-mail.ts';
import type { Email } from '#functions/outbox/email.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import { aLine } from '../../builders/carts.ts';
import { sendInto } from '../../support/send-into.ts';

const anApproval = (overrides: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  id: 'h1',
  parentId: 2,
  accountId: 3,
  companyName: 'Summit East',
  userId: 'u1',
  firstName: 'Eddie',
  lastName: 'Espinoza',
  email: 'eddie@example.com',
  note: 'For bay 4',
  lines: [aLine({ title: 'Hood Panel', quantity: 2 })],
  snapshotId: 's1',
  state: 'open',
  version: 1,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  ttl: 1,
  ...overrides,
});

type Kind = 'cart-sent-to-parent' | 'cart-returned' | 'cart-ordered';

async function told(kind: Kind, handOver: ApprovalRequest | undefined): Promise<Email[]> {
  const mails: Email[] = [];
  const deliver = makeSendApprovalMail({ find: async () => handOver }, sendInto(mails));
  const times = { createdAt: '2026-03-02T09:00:00.000Z', dueAt: '2026-03-02T09:00:00.000Z', attempts: 1 };
  await deliver({
    kind,
    id: 'm1',
    userId: 'u1',
    accountId: 3,
    parentId: 2,
    ...times,
    handOverId: 'h1',
    to: 'you@example.com',
  });
  return mails;
}

it('the parent reads who sent what, and answers go to them', async () => {
  expect(await told('cart-sent-to-parent', anApproval())).toEqual([
    {
      to: 'you@example.com',
      replyTo: 'eddie@example.com',
      subject: 'Eddie Espinoza from Summit East sent you a cart to approve',
      text: `Eddie Espinoza from Summit East sent you a cart to approve. Please sign in and open Cart approvals to order it or return it.

For bay 4`,
      tables: [{ title: 'Parts', rows: [{ label: '2 EA × Hood Panel', isLine: true }] }],
      link: { label: 'See cart approvals', path: '/cart/sent' },
    },
  ]);
});

it('who sent it reads why it came back', async () => {
  const returned = anApproval({ state: 'returned', answer: 'Ask for CAPA', decidedBy: 'Sam Sorensen' });
  expect(await told('cart-returned', returned)).toEqual([
    {
      to: 'you@example.com',
      subject: 'Sam Sorensen returned your cart',
      text: `Hello Eddie,

Sam Sorensen returned the cart you sent for approval. You can put its parts back in your cart under Cart approvals.

Ask for CAPA`,
      tables: [{ title: 'Parts', rows: [{ label: '2 EA × Hood Panel', isLine: true }] }],
      link: { label: 'See cart approvals', path: '/cart/sent' },
    },
  ]);
});

it('who sent it is led to the order that it became', async () => {
  const ordered = anApproval({ state: 'ordered', orderNumber: '1000007', decidedBy: 'Sam Sorensen' });
  expect(await told('cart-ordered', ordered)).toEqual([
    {
      to: 'you@example.com',
      subject: 'Sam Sorensen ordered your cart: order 1000007',
      text: `Hello Eddie,

Sam Sorensen ordered the cart you sent for approval, as order 1000007. Parts and quantities may have been changed before ordering.`,
      link: { label: 'See your order', path: '/orders/1000007' },
    },
  ]);
});

it.each([
  { kind: 'cart-sent-to-parent', handOver: anApproval({ state: 'ordered' }), why: 'it was decided on meanwhile' },
  { kind: 'cart-returned', handOver: undefined, why: 'it is forgotten' },
  { kind: 'cart-ordered', handOver: anApproval({ state: 'returned' }), why: 'it was returned' },
] as const)('$kind is not told when $why', async ({ kind, handOver }) => {
  expect(await told(kind, handOver)).toEqual([]);
});

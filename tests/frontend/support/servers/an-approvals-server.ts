import { type ApprovalRequestView, approvalsContract } from '#shared/contracts/approvals.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { cents } from '#shared/values/money.ts';
import { anAnswer } from '../../../builders/answers.ts';

/** A cart that Eddie of Summit East sent; a test names only what it is about. */
export const aHandOver = (overrides: Partial<ApprovalRequestView> = {}): ApprovalRequestView => ({
  id: 'h1',
  companyName: 'Summit East',
  sentBy: 'Eddie Espinoza',
  isMine: false,
  note: 'For bay 4',
  state: 'open',
  answer: '',
  decidedBy: '',
  orderNumber: null,
  created: '2026-03-02T15:00:00.000Z',
  updated: '2026-03-02T15:00:00.000Z',
  items: [{ itemNumber: 'H1', description: 'Hood Panel', quantity: 2 }],
  total: cents(200_00),
  snapshotId: null,
  ...overrides,
});

/** Carts that were sent to a parent, as far as the screens ask. */
export function aHandOverServer(sent: readonly ApprovalRequestView[] = []) {
  let handOvers = [...sent];

  return {
    answer(
      call: string,
      body: { readonly Id?: string; readonly Note?: string } | undefined,
      user: SignedInUser,
      issue: (next: SignedInUser) => Record<string, string>,
    ): Response | undefined {
      const found = handOvers.find(({ id }) => id === body?.Id) ?? aHandOver();
      switch (call) {
        case 'GET /wb/cart/GetHandOvers':
          return anAnswer(approvalsContract.getHandOvers, handOvers);
        case 'POST /wb/cart/SendToParent': {
          const mine = aHandOver({ isMine: true, note: body?.Note ?? '', snapshotId: 's1' });
          handOvers = [mine, ...handOvers];
          return anAnswer(approvalsContract.sendToParent, mine);
        }
        case 'POST /wb/cart/ReturnHandOver': {
          const returned = { ...found, state: 'returned' as const, answer: body?.Note ?? '', decidedBy: 'Pat Doe' };
          handOvers = handOvers.map((each) => (each.id === found.id ? returned : each));
          return anAnswer(approvalsContract.returnHandOver, returned);
        }
        case 'POST /wb/cart/OpenHandOver': {
          const account = { ...user.account, id: 30, parentId: user.account.id, companyName: found.companyName };
          const approval = { id: found.id, sentBy: found.sentBy, note: found.note };
          const orderAs = { accountId: 30, approval };
          return anAnswer(approvalsContract.openHandOver, null, issue({ ...user, account, orderAs }));
        }
        case 'POST /wb/cart/LeaveHandOver': {
          const account = { ...user.account, id: user.account.parentId ?? 2, parentId: null };
          return anAnswer(approvalsContract.leaveHandOver, null, issue({ ...user, account, orderAs: null }));
        }
        default:
          return undefined;
      }
    },
  };
}

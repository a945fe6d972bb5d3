import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import { cents } from '#shared/values/money.ts';

const line = (part: string, title: string, quantity: number): ApprovalRequest['lines'][number] => ({
  part,
  unit: 'EA',
  quantity,
  title,
  image: '',
  price: cents(0),
});

/** A made-up approval request with every field filled in, to preview its emails. */
export const sampleApprovalRequest: ApprovalRequest = {
  id: 'sample',
  parentId: 2,
  accountId: 3,
  companyName: 'Summit East',
  userId: 'sample',
  firstName: 'Eddie',
  lastName: 'Espinoza',
  email: 'eddie@example.com',
  note: 'For bay 4',
  lines: [line('001#GM1230101', 'Hood Panel, steel', 2), line('001#GM2502201', 'Headlight Assembly, left', 1)],
  snapshotId: 'sample',
  state: 'returned',
  answer: 'Take the one with CAPA certification, please',
  decidedBy: 'Sam Sorensen',
  orderNumber: '1000001',
  version: 2,
  createdAt: '2026-03-02T17:00:00.000Z',
  updatedAt: '2026-03-02T18:00:00.000Z',
  ttl: 0,
};

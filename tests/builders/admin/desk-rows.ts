import type { DeliveryView, MailRow, RepairRow } from '#shared/schemas/wire/delivery-view.ts';
import type { OrderForStaff } from '#shared/schemas/wire/order-view.ts';

const AT = new Date(2026, 2, 2, 9, 10).toISOString();

/** An order that the gateway refused. */
export const aRepairRow = (overrides: Partial<RepairRow> = {}): RepairRow => ({
  id: 'order-1000001-gateway',
  kind: 'order to gateway',
  givenUpAt: AT,
  createdAt: AT,
  attempts: 3,
  reason: 'No such customer',
  accountId: 3,
  companyName: 'Summit East',
  orderNumber: '1000001',
  to: '',
  isRepeatable: true,
  ...overrides,
});

export const aDelivery = (overrides: Partial<DeliveryView> = {}): DeliveryView => ({
  messageId: 'order-1000001-placed',
  kind: 'order placed',
  at: AT,
  outcome: 'sent',
  attempt: 1,
  to: 'sam@summit.example',
  subject: 'Order 1000001',
  reference: '',
  reason: '',
  by: '',
  ...overrides,
});

export const aMailRow = (overrides: Partial<MailRow> = {}): MailRow => ({
  ...aDelivery(),
  accountId: 3,
  companyName: 'Summit East',
  orderNumber: '',
  suppressed: null,
  ...overrides,
});

export const anOrderForStaff = (overrides: Partial<OrderForStaff> = {}): OrderForStaff => ({
  gatewayReference: '',
  deliveries: [],
  repair: [],
  addresses: [],
  ...overrides,
});

import type { OrderStatus } from '../../values/order-status.ts';

/** The list of orders in the admin area. The columns are those of admin 2 and one for the company; the rest is our own. */
export const ADMIN_ORDERS_TEXTS = {
  title: 'Orders',
  date: 'Date',
  firstName: 'First Name',
  lastName: 'Last Name',
  state: 'State',
  locationNumber: 'Location#',
  region: 'Region',
  orderNumber: 'Order#',
  poNumber: 'PO#',
  total: 'Total',
  status: 'Status',
  company: 'Company',
  waiting: 'Waiting',
  period: 'Period',
  today: 'Today',
  stuck: 'Stuck',
  cancelRequested: 'Cancel requested',
  anyWaiting: 'Stuck or cancel requested',
  last30: 'Last 30 days',
  last365: 'Last 12 months',
  searchLabel: 'Search orders',
  searchPlaceholder: 'Order, PO or part number, VIN, name',
  failed: 'The orders could not be loaded.',
  none: 'No orders in this period',
  noneDetail: 'Orders appear here as soon as they are placed.',
  nothingWaits: 'Nothing waits',
  nothingWaitsDetail: 'No order here is stuck or asked to be canceled.',
  exportCsv: 'Export CSV',
  exporting: 'Exporting …',
  exportFailed: 'The orders could not be exported.',
} as const;

export const onlyOrdersOf = (company: string): string => `Only orders of ${company}`;

/** The page of an order in the admin area. All of these texts are our own. */
export const ADMIN_ORDER_TEXTS = {
  failed: 'The order could not be loaded.',
  asks: 'The buyer asks to cancel this order.',
  readsReason: 'The buyer gets a mail with this reason.',
  agree: 'Agree',
  decline: 'Decline',
  agreeTitle: 'Cancel this order?',
  agreeDetail: 'Its stock is released. This can’t be undone.',
  cancelOrder: 'Cancel the order',
  declineTitle: 'Decline to cancel this order?',
  keepOrder: 'Keep the order',
  reason: 'Reason',
  changeStatus: 'Change status',
  newStatus: 'New status',
  agreed: 'The order was canceled.',
  declined: 'The request was declined.',
  story: 'What happened',
  all: 'All',
  mails: 'Mails',
  gateway: 'Gateway',
  shown: 'What is shown',
  nothingYet: 'Nothing yet.',
  addresses: 'Mails go to',
  sendConfirmation: 'Send the confirmation again',
  confirmationQueued: 'The confirmation is being sent.',
  providerNumber: 'Number in your system',
} as const;

export const statusTitle = (orderNumber: string): string => `Change the status of order ${orderNumber}`;
export const becameStatus = (status: OrderStatus): string => `The order is ${status}.`;
export const sendConfirmationTo = (address: string): string => `Send the confirmation again to ${address}`;

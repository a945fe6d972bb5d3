import { checkoutContract } from '#shared/contracts/checkout.ts';
import { deskContract } from '#shared/contracts/desk.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import type { SuppressedSummary } from '#shared/schemas/stored/deliveries/suppressed-address.ts';
import type { ErrorRecord } from '#shared/schemas/stored/error-record.ts';
import type { MailRow, RepairRow } from '#shared/schemas/wire/delivery-view.ts';
import type { OrderRow, OrderView } from '#shared/schemas/wire/order-view.ts';
import { DESK_REFUSAL_TEXTS } from '#shared/texts/desk/desk-refusal-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import type { OrderStatus } from '#shared/values/order-status.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aSignedInUser } from '../../../../builders/store.ts';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';

interface DeskServerOptions {
  readonly level?: 0 | 1 | 2;
  readonly rows?: readonly OrderRow[];
  readonly order?: OrderView;
  readonly repair?: readonly RepairRow[];
  readonly suppressed?: readonly SuppressedSummary[];
  readonly mails?: readonly MailRow[];
  readonly imports?: Output<typeof importsContract.listImports>;
  readonly errors?: readonly ErrorRecord[];
  /** Calls that fail. */
  readonly failing?: readonly string[];
}

const CHILDREN = [{ id: 3, parentId: 2, companyName: 'Summit East' }];

/** A store whose orders and messages an administrator looks after, the provider's staff if no other level is given. */
export function aDeskServer(options: DeskServerOptions = {}) {
  const { level = 0, rows = [], mails = [], imports = [], errors = [], failing = [] } = options;
  let { order, repair = [], suppressed = [] } = options;
  const queries: Record<string, string>[] = [];
  const decisions: string[] = [];
  const bodies: unknown[] = [];
  const cart = aCartServer();

  function decide(id: string, decision: string): Response {
    const found = repair.find((row) => row.id === id);
    repair = repair.filter((row) => row !== found);
    if (!found) return aRefusal({ status: 404, code: 'not_found', text: DESK_REFUSAL_TEXTS.notInQueue });
    decisions.push(`${decision} ${id}`);
    if (order?.staff) order = { ...order, staff: { ...order.staff, repair: [...repair] } };
    return anAnswer(deskContract.sendRepair, null);
  }

  function changeStatus(body: unknown): Response | undefined {
    bodies.push(body);
    const { Status: status, Version: version } = body as { Status: OrderStatus; Version: number };
    if (order && version !== order.version) {
      return aRefusal({ status: 409, code: 'conflict', text: ORDER_TEXTS.changedSince });
    }
    if (order) order = { ...order, status, isCancelAsked: false };
    return order && anAnswer(checkoutContract.changeOrderStatus, order);
  }

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    if (failing.includes(call)) return aRefusal({ status: 500, code: 'internal', text: '' });
    const [, decided, decision] = /^POST \/api\/repair\/(.+)\/(send|settle)$/.exec(call) ?? [];
    if (decided && decision) return decide(decided, decision);
    if (call === 'GET /api/orders') {
      queries.push(Object.fromEntries(query));
      const skip = Number(query.get('Skip') ?? 0);
      const data = rows.slice(skip, skip + Number(query.get('Take') ?? 12));
      return anAnswer(checkoutContract.getOrders, { data, total: rows.length, fetched: rows.length });
    }
    if (/^GET \/api\/order\//.test(call)) {
      return order
        ? anAnswer(checkoutContract.getOrder, order)
        : aRefusal({ status: 404, code: 'not_found', text: ORDER_TEXTS.notFound });
    }
    if (/^PUT \/api\/order\/\w+\/status$/.test(call)) return changeStatus(body);
    if (/^POST \/api\/order\/\w+\/mail$/.test(call)) {
      bodies.push(body);
      return anAnswer(deskContract.sendOrderMail, null);
    }
    if (call === 'GET /api/repair')
      return anAnswer(deskContract.getRepair, { data: [...repair], total: repair.length });
    if (call === 'GET /api/suppressed')
      return anAnswer(deskContract.getSuppressed, { data: [...suppressed], total: suppressed.length });
    if (call === 'DELETE /api/suppressed') {
      suppressed = suppressed.filter(({ address }) => address !== query.get('address'));
      return anAnswer(deskContract.releaseAddress, null);
    }
    if (call === 'GET /api/mails') return anAnswer(deskContract.getMails, { data: [...mails], total: mails.length });
    if (call === 'GET /api/imports') return anAnswer(importsContract.listImports, imports);
    if (call === 'GET /api/errors') return anAnswer(sessionContract.getErrors, [...errors]);
    if (call === 'GET /api/home') return anAnswer(usersContract.getHome, { invitationsExpired: 0 });
    return cart.answer(call, query, body as never);
  }

  const user = aSignedInUser({
    level,
    type: 1,
    ...(level === 0 && { accountId: 1 }),
    resultantPermissions: [{ permissionName: 'usermanagement' }],
  });
  return {
    server: aServer({ users: [user], cart: { answer }, children: CHILDREN }),
    queries,
    decisions,
    bodies,
    /** A colleague changes the order. */
    changeOrder(change: Partial<OrderView>) {
      if (order) order = { ...order, ...change, version: order.version + 1 };
    },
    /** A colleague decides on all messages in the repair queue. */
    emptyQueue() {
      repair = [];
    },
  };
}

import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { eventOf } from '#infra/local/http-api/event.ts';
import { analyticsContract } from '#shared/contracts/analytics.ts';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { garageContract } from '#shared/contracts/garage.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { DEMO_PASSWORD, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type SendToStore, storeVisitor } from '../../api-journeys/store-visitor.ts';

/**
 * The first event for a new instance of each function: a call that a buyer makes after signing in, one of provider
 * staff for imports, and the timer's event.
 */
export async function firstEvents(sendToStore: SendToStore): Promise<ReadonlyMap<string, object>> {
  const buyer = await signedIn(sendToStore, SUMMIT, 'summit-buyer');
  const provider = await signedIn(sendToStore, PROVIDER, 'provider-admin');
  const ofUser = { pathParameters: { id: buyer.userId } };
  const ofAccount = { pathParameters: { id: String(buyer.accountId) } };
  return new Map<string, object>([
    ['session', eventFrom(buyer, sessionContract.getUser)],
    ['garage', eventFrom(buyer, garageContract.listVehicles, ofUser)],
    ['content', eventFrom(buyer, contentContract.getHeaderPages, ofAccount)],
    ['catalogue', eventFrom(buyer, catalogueContract.getParts, { body: { Keyword: 'headlight' } })],
    ['cart', eventFrom(buyer, cartContract.getCartItems)],
    ['checkout', eventFrom(buyer, checkoutContract.getOrders)],
    ['approvals', eventFrom(buyer, approvalsContract.getHandOvers)],
    ['imports', eventFrom(provider, importsContract.listImports)],
    ['analytics', eventFrom(provider, analyticsContract.getAnalytics)],
    ['outbox', {}],
  ]);
}

interface Caller {
  readonly host: string;
  readonly token: string;
  readonly userId: string;
  readonly accountId: number;
}

async function signedIn(sendToStore: SendToStore, host: string, userName: string): Promise<Caller> {
  const visitor = storeVisitor(sendToStore, host);
  const body = { userName, password: DEMO_PASSWORD, postalCode: '80216' };
  const { userId, accountId } = (await visitor.call(sessionContract.login, { body })).output();
  return { host, token: visitor.token() ?? '', userId, accountId };
}

interface Question {
  readonly pathParameters?: Readonly<Record<string, string>>;
  /** In its wire form. */
  readonly body?: object;
}

function eventFrom(
  { host, token }: Caller,
  { method, path }: Endpoint,
  { pathParameters = {}, body }: Question = {},
): APIGatewayProxyEventV2 {
  const target = path.replace(/\{(\w+)\}/g, (_, name) => pathParameters[name] ?? '');
  const headers: [string, string][] = [
    ['authorization', token],
    ['content-type', 'application/json'],
  ];
  const call = { method, target, headers, body: Buffer.from(body ? JSON.stringify(body) : '') };
  return eventOf(
    { ...call, sourceIp: '203.0.113.7', domainName: host },
    { routeKey: `${method} ${path}`, pathParameters, target: undefined },
    new Date(),
  );
}

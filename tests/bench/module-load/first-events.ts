import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { eventOf } from '#infra/local/http-api/event.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { contentContract } from '#shared/contracts/content.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { garageContract } from '#shared/contracts/garage.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type SendToStore, storeVisitor } from '../../api-journeys/store-visitor.ts';

/** What a new instance of a function is asked first: something that a buyer who has just signed in sees, or what the clock says. */
export async function firstEvents(sendToStore: SendToStore): Promise<ReadonlyMap<string, object>> {
  const visitor = storeVisitor(sendToStore, SUMMIT);
  const body = { userName: 'summit-buyer', password: DEMO_PASSWORD, postalCode: '80216' };
  const { userId, accountId } = (await visitor.call(sessionContract.login, { body })).output();
  const ask = (endpoint: Endpoint, more?: Question) => eventTo(endpoint, visitor.token() ?? '', more);
  return new Map<string, object>([
    ['session', ask(sessionContract.getUser)],
    ['garage', ask(garageContract.listVehicles, { pathParameters: { id: userId } })],
    ['content', ask(contentContract.getHeaderPages, { pathParameters: { id: String(accountId) } })],
    ['catalogue', ask(catalogueContract.getParts, { body: { Keyword: 'headlight' } })],
    ['cart', ask(cartContract.getCartItems)],
    ['checkout', ask(checkoutContract.getOrders)],
    ['outbox', {}],
  ]);
}

interface Question {
  readonly pathParameters?: Readonly<Record<string, string>>;
  /** As on the wire. */
  readonly body?: object;
}

function eventTo(
  { method, path }: Endpoint,
  token: string,
  { pathParameters = {}, body }: Question = {},
): APIGatewayProxyEventV2 {
  const target = path.replace(/\{(\w+)\}/g, (_, name) => pathParameters[name] ?? '');
  const headers: [string, string][] = [
    ['authorization', token],
    ['content-type', 'application/json'],
  ];
  const call = { method, target, headers, body: Buffer.from(body ? JSON.stringify(body) : '') };
  return eventOf(
    { ...call, sourceIp: '203.0.113.7', domainName: SUMMIT },
    { routeKey: `${method} ${path}`, pathParameters, target: undefined },
    new Date(),
  );
}

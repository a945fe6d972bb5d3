import type { SignedIn } from '#functions/http/authenticate.ts';
import type { Routes } from '#functions/http/group-handler.ts';
import type { EndpointGroup } from '#shared/wire/endpoint.ts';
import { type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { anEdge, gatewayTo } from './api-under-test.ts';

/** A visitor for one group of endpoints, whom the handler treats as this caller. Undefined is a stranger. */
export function visitGroup<G extends EndpointGroup>(
  contract: G,
  routes: Routes<G>,
  actor: SignedIn | undefined,
  host = 'shop.test',
): StoreVisitor {
  const answer = gatewayTo(contract, routes, anEdge(actor));
  const send = (to: string, path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('x-tenant-host', to);
    return answer(new Request(new URL(path, `http://${to}`), { ...init, headers }));
  };
  return storeVisitor(send, host);
}

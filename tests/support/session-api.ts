import { sessionRecords } from '#functions/data/identity/session-records.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ttlCache } from '#functions/data/table/ttl-cache.ts';
import { authenticator } from '#functions/http/authenticate.ts';
import { groupHandler } from '#functions/http/group-handler.ts';
import type { Runtime } from '#functions/http/runtime.ts';
import { secretValues } from '#functions/http/secret-values.ts';
import { sessionTokens } from '#functions/http/session-token.ts';
import { profileDependencies } from '#functions/profile/dependencies.ts';
import { profileRoutes } from '#functions/profile/routes.ts';
import { sessionDependencies } from '#functions/session/dependencies.ts';
import { sessionRoutes } from '#functions/session/routes.ts';
import { gateway } from '#infra/local/gateway.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { SendToStore } from '../api-journeys/store-visitor.ts';
import { anEdge } from './api-under-test.ts';

export const ADDRESS = '203.0.113.7';
const CDN_SECRET = 'what the CDN proves itself with';

/** The session and profile groups with a clock that the test controls, called as if through the CDN. */
export function sessionApi(
  table: Table,
  now: () => Date,
  address = ADDRESS,
  overrides: Partial<Runtime> = {},
): SendToStore {
  const keys = secretValues('keys', async () => JSON.stringify({ current: 'a key that signs tokens' }));
  const tokens = sessionTokens(keys, now);
  const loadSession = (ids: Parameters<typeof sessionRecords>[1]) => sessionRecords(table, ids);
  const findStore = ttlCache(websiteRepository(table).findStore, now);
  const edge = anEdge(undefined, {
    authenticator: authenticator({ tokens, loadRecords: loadSession, findStore, now }),
    cdnSecrets: secretValues('cdn', async () => JSON.stringify({ current: CDN_SECRET })),
    ...overrides,
  });
  const fromEdge = { authenticator: edge.authenticator, findStore, log: edge.log, now, tokens };
  const session = sessionRoutes(sessionDependencies(table, fromEdge));
  const profile = profileRoutes(profileDependencies(table, fromEdge));
  const answer = gateway([
    { contract: sessionContract, handler: groupHandler(sessionContract, session, edge) },
    { contract: profileContract, handler: groupHandler(profileContract, profile, edge) },
  ]);
  return (host, path, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-tenant-host', host);
    headers.set('x-viewer-address', address);
    headers.set('x-cdn-secret', CDN_SECRET);
    return answer(new Request(new URL(path, `http://${host}`), { ...init, headers }));
  };
}

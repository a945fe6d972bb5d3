import { setTimeout as pause } from 'node:timers/promises';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { DEMO_PASSWORD, PROVIDER } from '../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { sendTo } from '../local/send-to.ts';
import { type StartedStore, startedStore } from '../support/started-store.ts';

interface Kills {
  readonly rows: number;
  /** Milliseconds from the beginning of the import, or from an open store, to each kill. */
  readonly after: readonly number[];
  readonly stateFolder: string;
  readonly onKill?: (seen: PeopleImportView) => void;
}

const POLL_MS = 50;
/** At most this many kills hit the check, which starts over each time. The others come later. */
const KILLS_OF_CHECK = 5;
const ENDS: readonly string[] = ['done', 'failed', 'cancelled'];
const companyOf = (row: number): string => `Killed Shop ${String(row).padStart(5, '0')}`;

/**
 * Imports accounts while the store is killed with -9 and started again, in the check of the file as well, until the
 * import is done. Returns it, with the companies that are there at the end.
 */
export async function importThroughKills({ rows, after, stateFolder, onKill }: Kills) {
  let store = await startedStore({ stateFolder });
  try {
    let visitor = await signIn(store);
    const { id } = await beginImport(visitor, rows);
    for (const [nth, delay] of after.entries()) {
      let seen = await goOn(visitor, id);
      while (nth >= KILLS_OF_CHECK && seen.state === 'checking') {
        await pause(POLL_MS);
        seen = await goOn(visitor, id);
      }
      const until = performance.now() + delay;
      while (performance.now() < until) {
        await pause(Math.max(0, Math.min(POLL_MS, until - performance.now())));
        seen = await goOn(visitor, id);
      }
      onKill?.(seen);
      await store.kill();
      store = await startedStore({ stateFolder });
      visitor = await signIn(store);
    }
    let done = await goOn(visitor, id);
    while (!ENDS.includes(done.state)) {
      await pause(POLL_MS);
      done = await goOn(visitor, id);
    }
    return {
      done,
      companies: await companiesIn(visitor),
      expected: Array.from({ length: rows }, (_, row) => companyOf(row)),
    };
  } finally {
    await store.kill();
  }
}

async function signIn({ port }: StartedStore): Promise<StoreVisitor> {
  const visitor = storeVisitor(
    sendTo(() => port),
    PROVIDER,
  );
  const body = { userName: 'provider-admin', password: DEMO_PASSWORD };
  (await visitor.call(sessionContract.login, { body })).output();
  return visitor;
}

async function beginImport(visitor: StoreVisitor, rows: number): Promise<PeopleImportView> {
  const lines = Array.from({ length: rows }, (_, row) => `${companyOf(row)},9 High St,Golden,CO,80401`);
  const bytes = Buffer.from(['Company Name,Address,City,State,Postal Code', ...lines].join('\n'));
  const asked = { kind: 'accounts', name: 'kills.csv', bytes: bytes.length } as const;
  const { uploadId, urls } = (await visitor.call(importsContract.preparePeopleUpload, { body: asked })).output();
  await fetch(urls[0] ?? '', { method: 'PUT', body: bytes });
  const body = { uploadId, kind: 'accounts' } as const;
  return (
    await visitor.call(importsContract.beginPeopleImport, { body }, { idempotencyKey: `begin-${uploadId}` })
  ).output();
}

/** Looks at the import, and continues it once its file is checked. */
async function goOn(visitor: StoreVisitor, id: string): Promise<PeopleImportView> {
  const call = { params: { id } };
  const seen = (await visitor.call(importsContract.getPeopleImport, call)).output();
  if (seen.state !== 'checked') return seen;
  return (
    await visitor.call(importsContract.continuePeopleImport, call, { idempotencyKey: `continue-${id}` })
  ).output();
}

/** The companies of the import, in the order of their names, each as often as it is there. */
async function companiesIn(visitor: StoreVisitor): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const query = { search: 'Killed Shop', Skip: String(found.length), Take: '100' };
    const { data, total } = (await visitor.call(accountsContract.getAccounts, { params: { id: '1' }, query })).output();
    found.push(...data.map(({ companyName }) => companyName));
    if (data.length === 0 || found.length >= total) return found.toSorted();
  }
}

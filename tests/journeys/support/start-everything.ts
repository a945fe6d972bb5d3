import type { TestProject } from 'vitest/node';
import { demoCatalogueOf, SMALL_CATALOGUE } from '../../support/demo-catalogue-of.ts';
import { startedStore } from '../../support/started-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly storePort: number;
    /** Address of the page that shows the sent mails. */
    readonly mailbox: string;
    /** The store's table. */
    readonly table: { readonly name: string; readonly endpoint: string };
  }
}

/**
 * One store for the whole run. Every journey has its own browser profile. STORE_URL names a store that is already
 * running, MAILBOX its mailbox, and TABLE_NAME and AWS_ENDPOINT_URL_DYNAMODB its table.
 */
export async function setup(project: TestProject) {
  const store = await openStore();
  project.provide('storePort', store.port);
  project.provide('mailbox', store.mailbox);
  const { TABLE_NAME: name = '', AWS_ENDPOINT_URL_DYNAMODB: endpoint = '' } = store.environment;
  project.provide('table', { name, endpoint });
  return store.stop;
}

async function openStore() {
  const running = process.env['STORE_URL'];
  if (running) {
    return {
      port: Number(new URL(running).port),
      mailbox: process.env['MAILBOX'] ?? '',
      environment: process.env,
      stop: async () => undefined,
    };
  }
  const store = await startedStore({ demoCatalogue: SMALL_CATALOGUE });
  await demoCatalogueOf(store);
  const [, mailbox = ''] = /Mailbox: (\S+)/.exec(store.output()) ?? [];
  return { ...store, mailbox };
}

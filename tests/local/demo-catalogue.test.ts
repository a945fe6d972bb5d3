import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startedStore } from '../support/started-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sendTo } from './send-to.ts';

/** Makes some 1,000 parts of each line of business. */
const SMALL = 0.05;
/** On a machine with other things to do. */
const LOADED_MS = 4 * 60_000;
const LOADED = /The demo catalogue is there \(\d+ s\)\. Version 1: \d{3,} aftermarket parts, \d{3,} recycled parts/;

it('opens the store, then loads the demo catalogue with its drawings, once', { timeout: 3 * LOADED_MS }, async () => {
  const stateFolder = await temporaryFolder();
  const store = await startedStore({ stateFolder, demoCatalogue: SMALL });
  onTestFinished(store.kill);
  await vi.waitFor(() => expect(store.output()).toMatch(LOADED), { timeout: LOADED_MS, interval: 200 });
  const [addresses, loading] = [
    store.output().indexOf('Mailbox:'),
    store.output().indexOf('Loading the demo catalogue'),
  ];
  expect(loading).toBeGreaterThan(addresses);

  const drawing = await sendTo(() => store.port)('summit.localhost', '/images/demo/headlamp.webp', {});
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await versionsIn(stateFolder)).trim().split('\n')).toHaveLength(1);

  await store.stop();
  const again = await startedStore({ stateFolder, demoCatalogue: SMALL });
  onTestFinished(again.kill);
  expect((await versionsIn(stateFolder)).trim().split('\n')).toHaveLength(1);
});

/** The output of `npm run catalogue -- versions`. */
async function versionsIn(stateFolder: string): Promise<string> {
  const args = ['infra/run.mjs', 'run', 'functions/imports/catalogue-command.ts', 'versions'];
  const env = { ...process.env, NODE_OPTIONS: undefined, STATE_FOLDER: stateFolder };
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

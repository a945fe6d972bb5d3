import { afterAll, beforeAll } from 'vitest';
import { importJourneys } from '../api-journeys/import-journeys.ts';
import { type StartedStore, startedStore } from '../support/started-store.ts';
import { sendTo } from './send-to.ts';

let store: StartedStore;

beforeAll(async () => {
  store = await startedStore();
});
afterAll(() => store.stop());

importJourneys(sendTo(() => store.port));

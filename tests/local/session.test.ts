import { afterAll, beforeAll } from 'vitest';
import { sessionJourneys } from '../api-journeys/session-journeys.ts';
import { type StartedStore, startedStore } from '../support/started-store.ts';
import { sendTo } from './send-to.ts';

let store: StartedStore;

beforeAll(async () => {
  store = await startedStore();
});
afterAll(() => store.stop());

sessionJourneys(sendTo(() => store.port));

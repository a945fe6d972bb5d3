import { afterAll, beforeAll } from 'vitest';
import { sessionJourneys } from '../../api-journeys/session-journeys.ts';
import type { SendToStore } from '../../api-journeys/store-visitor.ts';
import { demoTable } from '../../support/demo-table.ts';
import { wholeApi } from '../../support/whole-api.ts';

let send: SendToStore;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ send, close } = await wholeApi(await demoTable()));
});
afterAll(() => close());

sessionJourneys((host, path, init) => send(host, path, init));

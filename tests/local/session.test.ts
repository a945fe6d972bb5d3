import { afterAll, beforeAll, expect, it } from 'vitest';
import { imagesContract } from '#shared/contracts/images.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, SUMMIT } from '../api-journeys/demo-users.ts';
import { sessionJourneys } from '../api-journeys/session-journeys.ts';
import { storeVisitor } from '../api-journeys/store-visitor.ts';
import { SMALLEST_PICTURE } from '../support/pictures/smallest-picture.ts';
import { type StartedStore, startedStore } from '../support/started-store.ts';
import { sendTo } from './send-to.ts';

let store: StartedStore;

beforeAll(async () => {
  store = await startedStore();
});
afterAll(() => store.stop());

const send = sendTo(() => store.port);

sessionJourneys(send);

it('H05: an uploaded picture is served from the store’s own host, as nothing but a picture, for good', async () => {
  const visitor = storeVisitor(send, SUMMIT);
  const user = await visitor.call(sessionContract.login, {
    body: { userName: 'summit-admin', password: DEMO_PASSWORD, postalCode: '80202' },
  });
  const { id: accountId } = user.output().account;
  const body = { accountId, purpose: 'logo', fileName: 'logo.bmp', content: SMALLEST_PICTURE } as const;
  const { path, thumbnail, large } = (await visitor.call(imagesContract.uploadImage, { body })).output();
  for (const each of [path, thumbnail, large]) {
    const { status, headers } = await send(SUMMIT, each, {});
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

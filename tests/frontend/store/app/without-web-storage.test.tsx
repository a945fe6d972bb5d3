import { globSync, readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionChoice } from '#frontend/store/features/catalogue-list/use-session-choice.ts';
import { keepDraft, keptDraft, newDraft } from '#frontend/store/features/checkout/draft/checkout-draft.ts';
import { forgetDraft } from '#frontend/store/features/checkout/draft/forget-draft.ts';
import { forgetAttempt, keepAttempt, openAttempt } from '#frontend/store/features/checkout/placing/order-attempt.ts';
import { orderRequest } from '#frontend/store/features/checkout/placing/order-request.ts';
import { sentAddress } from '#frontend/store/features/checkout/shipping/ship-to-address.ts';
import { keepSearch, recentSearches } from '#frontend/store/features/recent-searches/recent-searches.ts';
import { choosePriceView, usePriceView } from '#frontend/ui/part/price-view.ts';
import { aCartView } from '../../../builders/cart-views.ts';
import { aLocation } from '../../../builders/catalogue-location.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { STORAGE_FAULTS, stubFailingStorages } from '../../support/failing-storages.ts';

const A_SHIPMENT = {
  lineOfBusinessKey: 'aftermarket' as const,
  shippingWarehouse: 'W1',
  shipVia: 'TRUCK',
  deliveryAddress: sentAddress({
    address1: '1 Main St',
    address2: '',
    city: 'Chicago',
    stateProvince: 'IL',
    postalCode: '60601',
    countryCode: 'US',
  }),
};

afterEach(() => vi.unstubAllGlobals());

it('only the module that never fails touches web storage, and only that of cookies touches cookies', () => {
  const touching = (pattern: RegExp) =>
    globSync('frontend/**/*.{ts,tsx}').filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(touching(/\b(local|session)Storage\b/)).toEqual(['frontend/ui/hooks/web-storage.ts']);
  expect(touching(/\bdocument\.cookie\b|\bcookieStore\b/)).toEqual(['frontend/api/cookies.ts']);
});

describe.each(STORAGE_FAULTS)('where web storage %s, this page still keeps', (_, faults) => {
  beforeEach(() => stubFailingStorages(faults));

  it('whose prices are shown', () => {
    const { result } = renderHook(() => usePriceView());
    for (const view of ['store', 'customer'] as const) {
      act(() => choosePriceView(view));
      expect(result.current).toBe(view);
    }
  });

  it('recent searches', () => {
    keepSearch(3, 'u7', aLocation({ keyword: 'bumper' }));
    expect(recentSearches(3, 'u7')[0]).toEqual(aLocation({ keyword: 'bumper' }));
  });

  it('what was chosen for the session', () => {
    const { result } = renderHook(() => useSessionChoice('insurer', 'u7'));
    for (const insurer of ['Prairie Mutual', '']) {
      act(() => result.current[1](insurer));
      expect(result.current[0]).toBe(insurer);
    }
  });

  it('what was typed at checkout, until it is forgotten', () => {
    const draft = { ...newDraft(aSignedInUser(), aCartView([])), liftGates: ['004'] };
    const owner = { userId: 'u7', cartId: 'u7-3', begunVersion: 1 };
    keepDraft(owner, draft);
    expect(keptDraft(owner)).toEqual(draft);
    forgetDraft();
    expect(keptDraft(owner)).toBeUndefined();
  });

  it('the key of an order whose outcome is unknown, until it is known', () => {
    const request = {
      ...orderRequest(aCartView([]), aSignedInUser(), newDraft(aSignedInUser(), aCartView([])), {
        shipments: [],
        taxes: [],
      }),
      carts: [A_SHIPMENT],
    };
    const attempt = { key: 'k1', cartId: 'u7-3', request };
    keepAttempt('u7', attempt);
    expect(openAttempt('u7')).toEqual(attempt);
    forgetAttempt('u7');
    expect(openAttempt('u7')).toBeUndefined();
  });
});

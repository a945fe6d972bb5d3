import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogueApi } from '#frontend/api/groups/catalogue-api.ts';
import { useUnitChoice } from '#frontend/store/features/part/offer/use-unit-choice.ts';
import type { Part, Pricing } from '#shared/schemas/wire/part.ts';
import { cents } from '#shared/values/money.ts';
import { aPart, aPricing } from '../../../../../builders/parts.ts';

afterEach(() => vi.restoreAllMocks());

/** The hook over a server that answers when it is told to. */
function chooser(first: Part = aPart()) {
  const waiting = new Map<string, PromiseWithResolvers<Pricing>>();
  vi.spyOn(catalogueApi, 'getPricing').mockImplementation(({ query }) => {
    const answer = Promise.withResolvers<Pricing>();
    waiting.set(query.quantity ?? '', answer);
    return answer.promise;
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook((part: Part) => useUnitChoice(part, '60601'), {
    wrapper,
    initialProps: first,
  });
  return {
    rerender,
    shown: () => {
      const { choice, selling, isLoading } = result.current;
      return { quantity: choice.quantity, available: selling.uomQuantityAvailable, isLoading };
    },
    choose: (quantity: number) => act(async () => void result.current.choose({ quantity })),
    answer: (quantity: number, available: number) =>
      act(async () => waiting.get(String(quantity))?.resolve(aPricing({ uomQuantityAvailable: available }))),
    refuse: (quantity: number) => act(async () => waiting.get(String(quantity))?.reject(new Error('no'))),
  };
}

it('shows a choice at once, and what comes of it when that is known', async () => {
  const { choose, answer, shown } = chooser();
  await choose(2);
  expect(shown()).toEqual({ quantity: 2, available: 8, isLoading: true });
  await answer(2, 5);
  expect(shown()).toEqual({ quantity: 2, available: 5, isLoading: false });
});

it('goes by the last of choices that follow each other fast, in whatever order the answers come', async () => {
  const { choose, answer, shown } = chooser();
  await choose(2);
  await choose(3);
  await answer(3, 30);
  await answer(2, 20);
  expect(shown()).toEqual({ quantity: 3, available: 30, isLoading: false });
});

it('restores what was known last, not what was being asked', async () => {
  const { choose, answer, refuse, shown } = chooser();
  await choose(2);
  await answer(2, 20);
  await choose(3);
  await choose(4);
  await refuse(4);
  expect(shown()).toEqual({ quantity: 2, available: 20, isLoading: false });
  await answer(3, 30);
  expect(shown()).toEqual({ quantity: 2, available: 20, isLoading: false });
});

it('is as fresh as the part while nothing else was chosen', () => {
  const { rerender, shown } = chooser();
  rerender(aPart({ customerPrice: cents(9000), uomQuantityAvailable: 1 }));
  expect(shown()).toEqual({ quantity: 1, available: 1, isLoading: false });
});

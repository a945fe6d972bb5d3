import * as z from 'zod/mini';
import { type CheckoutRequest, checkoutContract } from '#shared/contracts/checkout.ts';
import { decodeWire, encodeWire } from '#shared/wire/wire.ts';
import { tabStorage } from '../../../../ui/hooks/web-storage.ts';

/** One press of the button, whatever becomes of it: the same key goes with the same request (decision W6). */
export interface OrderAttempt {
  readonly key: string;
  readonly cartId: string;
  readonly request: CheckoutRequest;
}

const keptSchema = z.object({ key: z.string(), cartId: z.string(), request: z.unknown() });

/** Under which a tab keeps an attempt until its outcome is known. */
const storageKey = (userId: string): string => `checkout-attempt:${userId}`;

/** An attempt of which nobody knows the outcome yet; undefined when there is none. */
export function openAttempt(userId: string): OrderAttempt | undefined {
  const stored = tabStorage.read(storageKey(userId));
  if (stored === null) return undefined;
  const { data } = keptSchema.safeParse(jsonOf(stored));
  const request = decodeWire(checkoutContract.checkout.body, data?.request);
  return data && request.ok ? { key: data.key, cartId: data.cartId, request: request.value } : undefined;
}

export function keepAttempt(userId: string, { request, ...attempt }: OrderAttempt): void {
  const kept = { ...attempt, request: encodeWire(checkoutContract.checkout.body, request) };
  tabStorage.write(storageKey(userId), JSON.stringify(kept));
}

export const forgetAttempt = (userId: string): void => tabStorage.remove(storageKey(userId));

function jsonOf(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

import { MOST_OF_A_LINE } from './quantity.ts';

/** How it ends when a part is put into a cart or its quantity is changed (storefront 4, adding a part). */
export const addOutcomes = [
  'added',
  'updated',
  'partly added',
  'reduced',
  'removed',
  'unavailable',
  'missing',
  'no account',
  'cart full',
] as const;
export type AddOutcome = (typeof addOutcomes)[number];

interface Added {
  readonly outcome: AddOutcome;
  /** What the line has afterwards; at 0 there is none. */
  readonly quantity: number;
}

/** More of a part for a line that has `inCart` of it (0: no such line), of which so many units can be had. */
export function afterAdding(inCart: number, wanted: number, available: number): Added {
  if (available <= 0) return { outcome: inCart > 0 ? 'removed' : 'unavailable', quantity: 0 };
  const most = Math.min(available, MOST_OF_A_LINE);
  if (inCart + wanted <= most) return { outcome: 'added', quantity: inCart + wanted };
  return { outcome: inCart < most ? 'partly added' : 'reduced', quantity: most };
}

/** Another quantity for a line that has `inCart` of the part (0: no such line). */
export function afterUpdating(inCart: number, wanted: number, available: number): Added {
  if (inCart === 0) return { outcome: 'missing', quantity: 0 };
  if (available <= 0) return { outcome: 'removed', quantity: 0 };
  const most = Math.min(available, MOST_OF_A_LINE);
  return wanted <= most ? { outcome: 'updated', quantity: wanted } : { outcome: 'reduced', quantity: most };
}

import * as z from 'zod/mini';
import { type AvailabilityState, availabilityStates } from '../../values/catalogue/availability-states.ts';

/** The wire names of the states in storefront 4. Loading means that availability was not asked for. */
const WIRE_AVAILABILITY = {
  local: 'AvailableLocal',
  transfer: 'AvailableByTransfer',
  national: 'AvailableNational',
  limited: 'Limited',
  backordered: 'Backordered',
  call: 'PleaseCall',
  loading: 'Loading',
} as const satisfies Record<AvailabilityState | 'loading', string>;

const shownStates = [...availabilityStates, 'loading'] as const;
export const availabilitySchema = z.codec(z.enum(Object.values(WIRE_AVAILABILITY)), z.enum(shownStates), {
  decode: (name) => shownStates.find((state) => WIRE_AVAILABILITY[state] === name) ?? 'call',
  encode: (state) => WIRE_AVAILABILITY[state],
});

import { allGroups } from '#shared/contracts/all-groups.ts';
import type { EndpointGroup } from '#shared/wire/endpoint.ts';

const groups: readonly EndpointGroup[] = Object.values(allGroups);

/** Every PUT of the API, by name. */
export const saves = groups.flatMap((group) => Object.entries(group)).filter(([, { method }]) => method === 'PUT');

/** Saves that need no Idempotency-Key, with the reason why a repeat changes nothing (decision B174). */
export const SAVES_WITHOUT_KEY: Readonly<Record<string, string>> = {
  setInsuranceCompany: 'the insurer that the cart has already is not saved again',
  setActiveCart: 'the session works with that cart already',
  updateLocation: 'the session ships to that postal code already, so the cart is not cleared again',
};

export const savesWithKey = saves.filter(([name]) => !SAVES_WITHOUT_KEY[name]);

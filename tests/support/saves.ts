import { allGroups } from '#shared/contracts/all-groups.ts';
import type { EndpointGroup } from '#shared/wire/endpoint.ts';

const groups: readonly EndpointGroup[] = Object.values(allGroups);

/** Every PUT of the API, by name. */
export const saves = groups.flatMap((group) => Object.entries(group)).filter(([, { method }]) => method === 'PUT');

/** Saves that need no Idempotency-Key, with the reason why a repeat changes nothing (decision B174). */
export const SAVES_WITHOUT_KEY: Readonly<Record<string, string>> = {
  setInsuranceCompany: 'the insurer that the cart has already is not saved again',
  setActiveCart: 'the session works with that cart already',
  updateProfile: 'a profile that is as given is not saved again',
  orderAs: 'the session orders as that account already, so the cart is not cleared again',
  updateLocation: 'the session ships to that postal code already, so the cart is not cleared again',
};

/** Saves that can't be repeated, with the reason. A person makes them again, and the page never does by itself. */
export const SAVES_ONCE: Readonly<Record<string, string>> = {
  resetPassword: 'the link is used up (decision B291)',
  changePassword: 'the current password is another one by then (decision B292)',
};

export const repeatedSaves = saves.filter(([name]) => !SAVES_ONCE[name]);

export const savesWithKey = repeatedSaves.filter(([name]) => !SAVES_WITHOUT_KEY[name]);

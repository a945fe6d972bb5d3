import { countryOf } from '#shared/rules/shipping/postal-code.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { IdentityView } from '#shared/schemas/wire/account-view.ts';

/** The fields of the account itself, as they are on the wire. */
export function identityView({ companyName, storeNumber = '', address, orderProcessType }: Account): IdentityView {
  const { address1, address2 = '', city, state, postalCode } = address;
  return {
    companyName,
    storeNumber,
    address1,
    address2,
    city,
    state,
    postalCode,
    country: countryOf(address),
    orderProcessType,
  };
}

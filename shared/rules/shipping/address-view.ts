import type { AddressView, StoredAddress } from '../../schemas/fields/address.ts';
import { countryOf } from './postal-code.ts';

/** An order's address also has a phone number. */
interface Delivery {
  readonly phoneNumber?: string | undefined;
}

/** A stored address in its wire form. Where it names no country, the postal code gives it. */
export const addressView = ({ address1, address2, city, state, ...stored }: StoredAddress & Delivery): AddressView => ({
  address1,
  address2: address2 ?? '',
  city,
  stateProvince: state,
  postalCode: stored.postalCode,
  country: { countryCode: countryOf(stored) },
  phoneNumber: stored.phoneNumber ?? '',
});

import type { AddressView, StoredAddress } from '../../schemas/fields/address.ts';
import { storedPostalCode } from './postal-code.ts';

/** The fields of an order's address besides the stored ones. */
interface Delivery {
  readonly country?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** A stored address in its wire form. Account and customer records have no country; the postal code gives it. */
export const addressView = ({ address1, address2, city, state, ...stored }: StoredAddress & Delivery): AddressView => ({
  address1,
  address2: address2 ?? '',
  city,
  stateProvince: state,
  postalCode: stored.postalCode,
  country: { countryCode: stored.country ?? (storedPostalCode(stored.postalCode, 'CA') === undefined ? 'US' : 'CA') },
  phoneNumber: stored.phoneNumber ?? '',
});

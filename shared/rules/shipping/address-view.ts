import type { AddressView, StoredAddress } from '../../schemas/fields/address.ts';
import { storedPostalCode } from './postal-code.ts';

/** What the address of an order has besides. */
interface Delivery {
  readonly country?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** A stored address for the wire. Records of accounts and customers have no country; their postal codes tell it. */
export const addressView = ({ address1, address2, city, state, ...stored }: StoredAddress & Delivery): AddressView => ({
  address1,
  address2: address2 ?? '',
  city,
  stateProvince: state,
  postalCode: stored.postalCode,
  country: { countryCode: stored.country ?? (storedPostalCode(stored.postalCode, 'CA') === undefined ? 'US' : 'CA') },
  phoneNumber: stored.phoneNumber ?? '',
});

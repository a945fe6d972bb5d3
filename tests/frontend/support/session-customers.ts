import type { Locations } from '#shared/contracts/session.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';

/** In the names of the wire. */
interface GuestBody {
  readonly customerName: string;
  readonly LineOfBusinessKey?: number;
  readonly postalCode?: string;
}
interface CustomerBody {
  readonly companyCode: string;
  readonly shipToId?: string | null;
}

export const HOME = addressView({ address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' });
const PAINT_SHOP = addressView({ address1: '9 Oak St', city: 'Aurora', state: 'CO', postalCode: '80011' });

/** The user after they went on as a guest, as the server would say. */
export const asGuest = (user: SignedInUser, { customerName, LineOfBusinessKey: key, postalCode }: GuestBody) => ({
  ...user,
  postalCode: postalCode ?? user.postalCode,
  customers: user.customers.map((customer) =>
    key === undefined || LINE_FACTS[customer.lineOfBusinessKey].key === key
      ? { ...customer, customerName, customerNumber: null, isGuest: true, defaultShipToAddress: null }
      : customer,
  ),
});

/** The user after they chose the customer of a company again, or another place to deliver to. */
export const asCustomer = (user: SignedInUser, { companyCode, shipToId }: CustomerBody): SignedInUser => ({
  ...user,
  customers: user.customers.map((customer) =>
    customer.companyCode === companyCode
      ? {
          ...customer,
          customerNumber: customer.ownCustomerNumber,
          isGuest: customer.ownCustomerNumber === null,
          defaultShipToAddress: shipToId ? PAINT_SHOP : HOME,
        }
      : customer,
  ),
});

/** The locations that such a user can choose from. */
export const locationsOf = ({ customers, postalCode }: SignedInUser): Locations => ({
  customers: customers.map((customer) => ({
    lineOfBusinessKey: customer.lineOfBusinessKey,
    companyCode: customer.companyCode,
    customerNumber: customer.ownCustomerNumber,
    customerName: 'Summit East',
    arTermDescription: 'Net 30',
    isActive: !customer.isGuest,
    shipToPlaces: [
      { id: null, name: 'Default address', address: HOME, isActive: customer.defaultShipToAddress !== PAINT_SHOP },
      { id: 'paint', name: 'Paint shop', address: PAINT_SHOP, isActive: customer.defaultShipToAddress === PAINT_SHOP },
    ],
  })),
  serviceLocations: [
    {
      warehouseNumber: 'DEN',
      description: 'Denver',
      phoneNumber: '3035550110',
      miles: 1,
      isActive: postalCode !== null,
    },
    { warehouseNumber: 'DAL', description: 'Dallas', phoneNumber: '2145550111', miles: 660, isActive: false },
  ],
});

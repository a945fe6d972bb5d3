import { customerSchema } from '#shared/schemas/stored/customer.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import {
  companyCode,
  formed,
  levelName,
  lineOfBusiness,
  name,
  postalCode,
  readableList,
  text,
  wholeNumber,
  yesOrNo,
} from '../cells.ts';
import { deciding, naming, optional, required, withDefault } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { RowRefusal } from '../refusal.ts';
import { shipToPlace } from '../structured-cells.ts';

/** The provider's customers, one for each account and line of business, with their price levels (decision P7). */
export const customersFormat = csvFormat({
  kind: 'customers',
  columns: {
    accountId: required(['Account ID', 'Account'], wholeNumber(1, 999_999_999)),
    lineOfBusiness: required(['Line Of Business', 'Line'], lineOfBusiness),
    companyCode: deciding(optional(['Company Code', 'Company'], companyCode)),
    customerNumber: deciding(optional(['Customer Number'], formed(/^[A-Za-z0-9-]{1,20}$/, 'customer number'))),
    customerName: required(['Customer Name', 'Name'], name),
    priceLevel: naming('price level', deciding(optional(['Price Level'], levelName))),
    arTermDescription: withDefault(['Terms', 'AR Term Description'], name, ''),
    address1: deciding(optional(['Address 1', 'Address'], text(100))),
    address2: deciding(optional(['Address 2'], text(100))),
    city: deciding(optional(['City'], name)),
    state: deciding(optional(['State'], formed(/^[A-Za-z]{2,3}$/, 'code of a state'))),
    postalCode: deciding(optional(['Postal Code', 'ZIP', 'ZIP Code'], postalCode)),
    shipToPlaces: optional(['Ship To Places', 'Further Addresses'], readableList(shipToPlace)),
    defaultShipViaCode: optional(['Ship Via', 'Default Ship Via Code'], text(20)),
    isPurchaseOrderNumberRequired: deciding(
      withDefault(['PO Required', 'Purchase Order Number Required'], yesOrNo, false),
    ),
    isTaxExempt: deciding(withDefault(['Tax Exempt'], yesOrNo, false)),
  },
  schema: customerSchema,
  rowOf({ address1, address2, city, state, postalCode: code, ...customer }) {
    const companyOfLine = LINE_FACTS[customer.lineOfBusiness].companyCode;
    const row = { ...customer, companyCode: customer.companyCode ?? companyOfLine };
    if (address1 && city && state && code) {
      return { ...row, shipToAddress: { address1, ...(address2 && { address2 }), city, state, postalCode: code } };
    }
    return address1 || city || state || code
      ? new RowRefusal('missing', 'An address needs a street, a city, a state and a postal code.', 'Address 1')
      : row;
  },
  keyOf: ({ accountId, lineOfBusiness: line }) => joinedKey(String(accountId), line),
});

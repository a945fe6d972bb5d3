import type { Customer } from '../../schemas/stored/customer.ts';
import type { LineChoice } from '../../schemas/stored/session.ts';
import { LINE_FACTS, type LineOfBusiness, linesOfBusiness } from '../../values/line-of-business.ts';

/** What a session chose in each line of business; nothing where the account's record counts. */
export type LineChoices = Readonly<Partial<Record<LineOfBusiness, LineChoice | undefined>>>;

/** Lines in which a session looks at list prices as a guest, whatever its account's records say. */
export const guestLinesOf = (choices: LineChoices): LineOfBusiness[] =>
  linesOfBusiness.filter((lineOfBusiness) => choices[lineOfBusiness]?.guest);

/**
 * The customers that a session buys as: the account's own (decision P7), shipped to the place that was chosen, or a guest
 * in its place. In the order of the lines of business.
 */
export function activeCustomers(accountId: number, records: readonly Customer[], choices: LineChoices): Customer[] {
  return linesOfBusiness.flatMap((line) => {
    const record = records.find(({ lineOfBusiness }) => lineOfBusiness === line);
    const { guest, shipToId } = choices[line] ?? {};
    if (guest) return [asGuest(record ?? noRecord(accountId, line), guest.customerName)];
    if (!record) return [];
    const place = record.shipToPlaces?.find(({ id }) => id === shipToId);
    if (!place) return [record];
    const { id: _id, name: _name, ...shipToAddress } = place;
    return [{ ...record, shipToAddress }];
  });
}

/** The same without what only a customer with a number has. */
function asGuest(record: Customer, customerName = record.customerName): Customer {
  const { accountId, lineOfBusiness, companyCode } = record;
  return {
    accountId,
    lineOfBusiness,
    companyCode,
    customerName,
    arTermDescription: '',
    isPurchaseOrderNumberRequired: false,
    isTaxExempt: false,
  };
}

const noRecord = (accountId: number, lineOfBusiness: LineOfBusiness): Customer => ({
  accountId,
  lineOfBusiness,
  companyCode: LINE_FACTS[lineOfBusiness].companyCode,
  customerName: '',
  arTermDescription: '',
  isPurchaseOrderNumberRequired: false,
  isTaxExempt: false,
});

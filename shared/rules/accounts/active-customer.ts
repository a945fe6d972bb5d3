import type { Customer } from '../../schemas/stored/customer.ts';
import type { LineChoice } from '../../schemas/stored/session.ts';
import { LINE_FACTS, type LineOfBusiness, linesOfBusiness } from '../../values/line-of-business.ts';

/** The choices of a session in each line of business. Without one, the account's record counts. */
export type LineChoices = Readonly<Partial<Record<LineOfBusiness, LineChoice | undefined>>>;

/** Lines of business in which the session sees list prices as a guest, whatever the account's records are. */
export const guestLinesOf = (choices: LineChoices): LineOfBusiness[] =>
  linesOfBusiness.filter((lineOfBusiness) => choices[lineOfBusiness]?.guest);

/**
 * The customers that a session buys as, in the order of the lines of business. Each is the account's own customer
 * (decision P7) with the chosen delivery address, or a guest instead.
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

/** An account in a line of business, and the company that sells to it. */
type AccountLine = Pick<Customer, 'accountId' | 'lineOfBusiness' | 'companyCode'>;

/** The record without the fields that need a customer number. */
function asGuest({ accountId, lineOfBusiness, companyCode }: AccountLine, customerName: string): Customer {
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

const noRecord = (accountId: number, lineOfBusiness: LineOfBusiness): AccountLine => ({
  accountId,
  lineOfBusiness,
  companyCode: LINE_FACTS[lineOfBusiness].companyCode,
});

import type { Offer } from '../../schemas/catalogue/offer.ts';
import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import { LINE_FACTS, type LineOfBusiness } from '../../values/line-of-business.ts';
import { type ServiceArea, sourceKindOf } from './availability.ts';
import { isOffered } from './offered-parts.ts';

export type ServiceAreas = Readonly<Record<LineOfBusiness, ServiceArea>>;

export type Companies = Readonly<Record<LineOfBusiness, string>>;

/** The company that an account buys from in each line of business: its customer's, or the usual one. */
export function companiesOf(customers: readonly Customer[]): Companies {
  const companyOf = (line: LineOfBusiness): string =>
    customers.find(({ lineOfBusiness }) => lineOfBusiness === line)?.companyCode ?? LINE_FACTS[line].companyCode;
  return { aftermarket: companyOf('aftermarket'), salvage: companyOf('salvage') };
}

/** Lines of business with national search, in which an account buys beyond its service location (decision P8). */
export const nationalLines = ({
  nationalSearch,
  nationalSearchLinesOfBusiness,
}: Pick<AccountSettings, 'nationalSearch' | 'nationalSearchLinesOfBusiness'>): readonly LineOfBusiness[] =>
  nationalSearch ? nationalSearchLinesOfBusiness : [];

/** The locations that serve a session in each line of business: its warehouse, those that transfer to it, or all. */
export function serviceAreas(
  serviceLocation: string | undefined,
  transfersFrom: readonly string[],
  national: readonly LineOfBusiness[],
): ServiceAreas {
  const areaOf = (lineOfBusiness: LineOfBusiness): ServiceArea => ({
    lineOfBusiness,
    serviceLocation,
    transfersFrom,
    isNational: national.includes(lineOfBusiness),
  });
  return { aftermarket: areaOf('aftermarket'), salvage: areaOf('salvage') };
}

interface Shopper {
  readonly settings: Parameters<typeof isOffered>[1];
  readonly companies: Companies;
  readonly areas: ServiceAreas;
}

/**
 * Whether an account may reach a part by its number: the part is offered to it, belongs to the company that it buys
 * from, and for salvage is at a yard that serves it (decision C4). The search applies the same rule to its candidates.
 */
export const isShown = (offer: Offer, { settings, companies, areas }: Shopper): boolean =>
  isOffered(offer, settings) &&
  offer.companyCode === companies[offer.lineOfBusiness] &&
  (offer.lineOfBusiness === 'aftermarket' || sourceKindOf(offer.yard, areas.salvage) !== undefined);

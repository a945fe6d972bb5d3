import { useQueries, useQuery } from '@tanstack/react-query';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import {
  type QuotedOrigin,
  quotesQuery,
  type ShippingQuote,
  shipmentsQuery,
  shippingDataQuery,
  type TaxTotals,
  taxesQuery,
} from '../checkout-queries.ts';
import type { CheckoutDraft, DraftAddress } from '../draft/checkout-draft.ts';
import { chosenQuote } from './chosen-quote.ts';
import { type AddressProblems, addressProblems, barredParts, usualAddress } from './ship-to-address.ts';

/** The parts from one warehouse or yard, and the ways to ship them. */
export interface OrderShipment {
  /** Identifies the origin, which an order has once for each line of business. */
  readonly key: string;
  readonly origin: QuotedOrigin;
  readonly address: DraftAddress;
  /** Undefined while they are loading, and where there is no address to send to. */
  readonly quotes: readonly ShippingQuote[] | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly chosen: ShippingQuote | undefined;
  readonly hasLiftGate: boolean;
  /** With the lift gate; null where the account shows no prices, or no shipping (decision A1). */
  readonly freight: Cents | null;
}

/** The address for the parts of a line of business. */
export interface LineShipTo {
  readonly line: LineOfBusiness;
  readonly companyCode: string;
  readonly address: DraftAddress;
  readonly problems: AddressProblems;
  /** The parts that can't be shipped there, each in a sentence. */
  readonly barred: readonly string[];
}

export type Shipping = ReturnType<typeof useShipping>;

const shipmentKey = ({ lineOfBusinessKey, location }: Pick<QuotedOrigin, 'lineOfBusinessKey' | 'location'>) =>
  `${lineOfBusinessKey} ${location}`;

/** How the parts of a cart are shipped, what that costs, and the taxes on all of it, as far as it is known by now. */
export function useShipping(user: SignedInUser, cart: CartView, draft: CheckoutDraft) {
  const { userId } = user;
  const breakdown = useQuery(shipmentsQuery(userId, cart));
  const lines = cart.linesOfBusiness.map(({ lineOfBusinessKey }) => lineOfBusinessKey);
  const records = useQueries({ queries: lines.map((lineOfBusiness) => shippingDataQuery(user, lineOfBusiness)) });

  const shipTo = records.flatMap(({ data }): LineShipTo[] => {
    if (!data) return [];
    const { lineOfBusinessKey: lineOfBusiness, companyCode } = data;
    const address = draft.addresses[lineOfBusiness] ?? usualAddress(data);
    const barred = barredParts(
      cart.items.filter(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness),
      address,
    );
    return [{ line: lineOfBusiness, companyCode, address, barred, problems: addressProblems(address, companyCode) }];
  });

  const origins = breakdown.data ?? [];
  const asked = useQueries({
    queries: origins.map((origin) => {
      const to = shipTo.find(({ line: lineOfBusiness }) => lineOfBusiness === origin.lineOfBusinessKey);
      return {
        ...quotesQuery(userId, {
          lineOfBusinessKey: origin.lineOfBusinessKey,
          deliveryPostalCode: to?.address.postalCode ?? '',
          deliveryFromLocation: origin.location,
          isResidential: draft.isResidential,
          lineItems: origin.lineItems.map(({ itemNumber, companyCode, eaches }) => ({
            itemNumber,
            companyCode,
            eaches,
          })),
        }),
        enabled: to !== undefined && Object.keys(to.problems).length === 0,
      };
    }),
  });

  const shipments = origins.flatMap((origin, index): OrderShipment[] => {
    const to = shipTo.find(({ line: lineOfBusiness }) => lineOfBusiness === origin.lineOfBusinessKey);
    const answer = asked[index];
    if (!to || !answer) return [];
    const key = shipmentKey(origin);
    const usual = records.find(({ data }) => data?.lineOfBusinessKey === origin.lineOfBusinessKey)?.data;
    const quotes = answer.data;
    const chosen = chosenQuote(quotes ?? [], draft.shipVia[key], usual?.defaultShipViaCode);
    const hasLiftGate = chosen?.liftGateFee !== 0 && draft.liftGates.includes(key);
    return [
      {
        key,
        origin,
        address: to.address,
        quotes,
        isLoading: answer.isFetching,
        hasFailed: answer.isError,
        chosen,
        hasLiftGate,
        freight: freightOf(chosen, hasLiftGate),
      },
    ];
  });

  const isLoading =
    breakdown.isFetching || records.some(({ isPending }) => isPending) || asked.some(({ isFetching }) => isFetching);
  const taxes = useQueries({
    queries: shipTo.map(({ line: lineOfBusiness, address }) => {
      const own = shipments.filter(({ origin }) => origin.lineOfBusinessKey === lineOfBusiness);
      const freight = own.map((shipment) => shipment.freight);
      return {
        ...taxesQuery(userId, cart, {
          lineOfBusinessKey: lineOfBusiness,
          freightAmount: cents(freight.reduce((sum: number, fee) => sum + (fee ?? 0), 0)),
          useLiftGate: own.some(({ hasLiftGate }) => hasLiftGate),
          isResidential: draft.isResidential,
          shippingAddress: taxedAddress(address),
          ...(own[0]?.chosen && { shipVia: own[0].chosen.code }),
        }),
        enabled: !isLoading && own.length > 0 && !freight.includes(null),
      };
    }),
  });

  const failed = [breakdown, ...records, ...asked].filter(({ isError }) => isError);
  return {
    shipTo,
    shipments,
    isLoading,
    /** Why quotes or what they need can't be had. */
    error: failed.map(({ error }) => error).find((error) => error !== null),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
    /** By line of business. A missing one is loading, or the account does not show it. */
    taxes: taxes.flatMap(({ data }): TaxTotals[] => (data ? [data] : [])),
    areTaxesLoading: taxes.some(({ isFetching }) => isFetching),
    taxError: taxes.map(({ error }) => error).find((error) => error !== null),
    retryTaxes: () => void Promise.all(taxes.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

function freightOf(quote: ShippingQuote | undefined, hasLiftGate: boolean): Cents | null {
  if (!quote || quote.shippingFee === null) return null;
  return cents(quote.shippingFee + (hasLiftGate ? (quote.liftGateFee ?? 0) : 0));
}

/** The parts of an address that decide its taxes. */
const taxedAddress = ({ stateProvince, postalCode, countryCode }: DraftAddress) => ({
  stateProvince,
  postalCode,
  country: { countryCode },
});

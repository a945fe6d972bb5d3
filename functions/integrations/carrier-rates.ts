import { type CarrierQuote, type RatedShipment, tableQuotes } from '#shared/rules/shipping/carrier-rates.ts';
import { DEFAULT_SHIPPING_RATES } from '#shared/rules/shipping/default-shipping-rates.ts';
import type { ShippingRates } from '#shared/schemas/stored/pricing/shipping-rates.ts';

/** A shipment to rate. The addresses are for carriers that need them. */
export interface RateRequest extends RatedShipment {
  /** The number of the warehouse or yard. */
  readonly from: string;
  /** As stored (rules/postal-code). */
  readonly deliveryPostalCode: string;
}

/** Quotes a shipment. Another carrier must implement this or throw. The one below ships with the product. */
export type CarrierRates = (request: RateRequest) => Promise<CarrierQuote[]>;

/** Rates shipments by the provider's table, else by the one that ships with the product. */
export const tableRates =
  (load: () => Promise<ShippingRates | undefined>): CarrierRates =>
  async (request) =>
    tableQuotes(request, (await load())?.services ?? DEFAULT_SHIPPING_RATES);

/** A slow carrier must not hold up a checkout. */
const TIMEOUT_MS = 8000;

/** Rejects when a carrier does not respond in time. */
export const withinTime =
  (rates: CarrierRates, timeoutMs = TIMEOUT_MS): CarrierRates =>
  (request) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The carrier did not answer')), timeoutMs);
      rates(request)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

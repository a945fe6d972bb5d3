import { type CarrierQuote, type RatedShipment, tableQuotes } from '#shared/rules/shipping/carrier-rates.ts';
import { DEFAULT_SHIPPING_RATES } from '#shared/rules/shipping/default-shipping-rates.ts';
import type { ShippingRates } from '#shared/schemas/stored/shipping-rates.ts';

/** What a carrier is asked; the addresses are for those that look for themselves. */
export interface RateQuestion extends RatedShipment {
  /** Number of the warehouse or yard. */
  readonly from: string;
  /** As stored (rules/postal-code). */
  readonly deliveryPostalCode: string;
}

/** Another carrier has to answer this question, or throw; the one below ships with the product. */
export type CarrierRates = (question: RateQuestion) => Promise<CarrierQuote[]>;

/** Rates by the provider's table, else by the one that ships with the product. */
export const tableRates =
  (load: () => Promise<ShippingRates | undefined>): CarrierRates =>
  async (question) =>
    tableQuotes(question, (await load())?.services ?? DEFAULT_SHIPPING_RATES);

/** A carrier that does not answer must not hold up a checkout. */
const TIMEOUT_MS = 8000;

/** A carrier's rates, or a failure after some seconds. */
export const withinTime =
  (rates: CarrierRates, timeoutMs = TIMEOUT_MS): CarrierRates =>
  (question) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The carrier did not answer')), timeoutMs);
      rates(question)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

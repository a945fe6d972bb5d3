import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import type { ShipmentOrigin } from '#shared/rules/shipping/shipment-breakdown.ts';
import type { Shipment } from '#shared/schemas/stored/order.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { cents } from '#shared/values/money.ts';
import type { PricedLine } from '../../selling/priced-cart.ts';
import type { SellingContext } from '../../selling/selling-context.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { orderAddress } from '../order-address.ts';
import { makeQuoteShipment } from './quote-shipment.ts';

/**
 * Builds the shipments of an order from the current locations of its parts, the chosen methods and current quotes.
 * Throws 'conflict' when the locations differ from those that were shown, or a carrier no longer quotes a chosen
 * method.
 */
export function makePrepareShipments(dependencies: CheckoutDependencies) {
  const quoteShipment = makeQuoteShipment(dependencies);

  return (
    origins: readonly ShipmentOrigin[],
    lines: readonly PricedLine[],
    { carts }: CheckoutRequest,
    { settings }: SellingContext,
  ): Promise<Shipment[]> => {
    if (origins.length !== carts.length) throw new AppError('conflict', CHECKOUT_TEXTS.shipmentsChanged);
    const offers = new Map(lines.map(({ line, offer }) => [lineId(line), offer]));
    return Promise.all(
      origins.map(async ({ kind, items, ...origin }): Promise<Shipment> => {
        const chosen = carts.find(
          (cart) => cart.lineOfBusinessKey === origin.lineOfBusiness && cart.shippingWarehouse === origin.location,
        );
        if (!chosen) throw new AppError('conflict', CHECKOUT_TEXTS.shipmentsChanged);
        const shipTo = orderAddress(chosen.deliveryAddress, origin.companyCode);
        const parts = items.flatMap((item) => {
          const offer = offers.get(item.lineId);
          return offer ? [{ offer, eaches: item.eaches }] : [];
        });
        const quotes = await quoteShipment(
          {
            ...origin,
            kind,
            postalCode: shipTo.postalCode,
            isResidential: chosen.isResidential ?? false,
            isTruckOnly: settings.companyTruckOnly,
            parts,
          },
          settings,
        );
        const quote = quotes.find(({ code }) => code === chosen.shipVia);
        if (!quote) throw new AppError('conflict', CHECKOUT_TEXTS.shipmentsChanged);
        const hasLiftGate = chosen.hasLiftGate ?? false;
        return {
          ...origin,
          locationName: quote.locationName,
          shipTo,
          items: [...items],
          shipVia: quote.code,
          description: quote.description,
          shipmentType: quote.shipmentType,
          shippingFee: quote.shippingFee,
          liftGateFee: hasLiftGate ? quote.liftGateFee : cents(0),
          hasLiftGate,
          etaDays: quote.etaDays,
          eta: quote.eta,
        };
      }),
    );
  };
}

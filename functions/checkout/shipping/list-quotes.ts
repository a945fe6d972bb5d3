import type { checkoutContract } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { sourceKindOf } from '#shared/rules/pricing/availability.ts';
import { isShown } from '#shared/rules/pricing/service-areas.ts';
import { sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import type { SourceKind } from '#shared/values/catalogue/availability-states.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../../http/authenticate.ts';
import { makeLoadStock, partIdOf } from '../../selling/parts-for-sale.ts';
import { makeLoadSellingContext, type SellingContext } from '../../selling/selling-context.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { type ChargedQuote, makeQuoteShipment } from './quote-shipment.ts';

type Quotes = Output<typeof checkoutContract.quotes>;

/** Lists the ways to ship parts from a location, with their fees (storefront 5, quotes). */
export function makeListQuotes(dependencies: CheckoutDependencies) {
  const { listLocations } = dependencies;
  const loadSellingContext = makeLoadSellingContext(dependencies);
  const loadStock = makeLoadStock(dependencies);
  const quoteShipment = makeQuoteShipment(dependencies);

  return async (actor: SignedIn, body: Input<typeof checkoutContract.quotes>['body']): Promise<Quotes> => {
    const { lineOfBusinessKey: lineOfBusiness, deliveryFromLocation: location, lineItems } = body;
    const [selling, stock, locations] = await Promise.all([
      loadSellingContext(actor),
      loadStock(lineItems.map(partIdOf)),
      listLocations(),
    ]);
    const { settings, companies } = selling;
    const postalCode = sessionPostalCode(body.deliveryPostalCode, [companies.aftermarket]);
    if (postalCode === undefined) throw new AppError('invalid_input', CHECKOUT_TEXTS.notShippable);
    const parts = lineItems.flatMap((item) => {
      const offer = stock.get(partIdOf(item))?.offer;
      return offer && isShown(offer, selling) ? [{ offer, eaches: item.eaches }] : [];
    });
    const quotes = await quoteShipment(
      {
        lineOfBusiness,
        location,
        kind: kindOfOrigin(location, lineOfBusiness, selling, locations),
        postalCode,
        isResidential: body.isResidential ?? false,
        isTruckOnly: settings.companyTruckOnly || (body.companyTruckOnly ?? false),
        parts,
      },
      settings,
    );
    return [{ deliveryFromLocation: location, carrierQuotes: quotes.map((quote) => quoteView(quote, settings)) }];
  };
}

/** Core items ship from the service location in both lines of business. A yard may have the number of a warehouse. */
function kindOfOrigin(
  location: string,
  lineOfBusiness: LineOfBusiness,
  { areas, serviceLocation = '' }: SellingContext,
  locations: readonly LocationRow[],
): SourceKind {
  const isYard =
    lineOfBusiness === 'salvage' && locations.some((each) => each.kind === 'yard' && each.number === location);
  if (!isYard && location === serviceLocation) return 'local';
  return sourceKindOf(location, areas[lineOfBusiness]) ?? 'national';
}

/** Fees are left out where the account does not show them (decision A1). */
function quoteView(
  { code, description, shipmentType, shippingFee, liftGateFee, etaDays, eta }: ChargedQuote,
  { showShipping, showPrices }: AccountSettings,
): Quotes[number]['carrierQuotes'][number] {
  const isShown = showShipping && showPrices;
  return {
    code,
    description,
    shipmentType,
    shippingFee: isShown ? shippingFee : null,
    liftGateFee: isShown ? liftGateFee : null,
    etaDays,
    eta,
  };
}

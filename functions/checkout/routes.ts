import { type checkoutContract, isOrderNumber, type PlacedOrder } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { sourceKindOf } from '#shared/rules/pricing/availability.ts';
import { isShown } from '#shared/rules/pricing/service-areas.ts';
import { sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { CHECKOUT_TEXTS, placedUnseen } from '#shared/texts/checkout/checkout-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { mayAskToCancel } from '#shared/values/order-status.ts';
import type { WholeOrder } from '../data/sales/order-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import { orderResult, orderView } from '../selling/order-view.ts';
import { loadStock, namesOfPart, partIdOf } from '../selling/parts-for-sale.ts';
import { pricedCart } from '../selling/priced-cart.ts';
import { openShop } from '../selling/shop.ts';
import { cartShipments } from './cart-shipments.ts';
import { changeStatus } from './change-status.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { listOrders } from './list-orders.ts';
import { refuseWhoMayNotOrder } from './may-order.ts';
import { placeOrder } from './place-order.ts';
import { reorder } from './reorder.ts';
import { shipmentQuotes } from './shipment-quotes.ts';
import { viewerOf } from './viewer.ts';
import { wantedCart } from './wanted-cart.ts';

export function checkoutRoutes(dependencies: CheckoutDependencies): Routes<typeof checkoutContract> {
  const { orders, listLocations: listPlaces, wakeOutbox, now } = dependencies;
  const shopOf = openShop(dependencies);
  const stockOf = loadStock(dependencies);
  const quotesOf = shipmentQuotes(dependencies);
  const cartOf = wantedCart(dependencies);
  const place = placeOrder(dependencies);
  const list = listOrders(orders, now);
  const bringBack = reorder(dependencies);
  const become = changeStatus(dependencies);

  async function findOrder(actor: SignedIn, number: string): Promise<WholeOrder> {
    const found = isOrderNumber(number) ? await orders.find(viewerOf(actor), number) : undefined;
    if (!found) throw new AppError('not_found', ORDER_TEXTS.notFound);
    return found;
  }

  return {
    async breakdown({ body }, { actor }) {
      const cart = await cartOf(actor, body.cartId);
      const parts = cart.lines.map(({ part }) => part);
      const [shop, stock, places] = await Promise.all([shopOf(actor), stockOf(parts), listPlaces()]);
      const { lines } = pricedCart(cart.lines, stock, shop);
      const { shipments } = cartShipments(lines, stock, shop, actor.warehouseNumber);
      const byId = new Map(lines.map(({ line, offer }) => [lineId(line), { part: line.part, offer }]));
      return shipments.map(({ lineOfBusiness, companyCode, location, kind, items }) => ({
        lineOfBusinessKey: lineOfBusiness,
        companyCode,
        location,
        locationName: places.find(({ number }) => number === location)?.name ?? '',
        isCompanyTruck: kind !== 'national',
        lineItems: items.map((item) => ({
          id: item.lineId,
          ...namesOfPart(byId.get(item.lineId)?.part ?? ''),
          description: byId.get(item.lineId)?.offer.title ?? '',
          eaches: item.eaches,
        })),
      }));
    },

    async quotes({ body }, { actor }) {
      const { lineOfBusinessKey: lineOfBusiness, deliveryFromLocation: location, lineItems } = body;
      const [shop, stock, places] = await Promise.all([shopOf(actor), stockOf(lineItems.map(partIdOf)), listPlaces()]);
      const { settings, areas, companies } = shop;
      const postalCode = sessionPostalCode(body.deliveryPostalCode, [companies.aftermarket]);
      if (postalCode === undefined) throw new AppError('invalid_input', CHECKOUT_TEXTS.notShippable);
      const parts = lineItems.flatMap((item) => {
        const offer = stock.get(partIdOf(item))?.offer;
        return offer && isShown(offer, shop) ? [{ offer, eaches: item.eaches }] : [];
      });
      // Core items come from the service location, in either line; a yard may have the number of a warehouse.
      const isYard =
        lineOfBusiness === 'salvage' && places.some((each) => each.kind === 'yard' && each.number === location);
      const isServiceLocation = !isYard && location === (actor.warehouseNumber ?? '');
      const kind = isServiceLocation ? 'local' : sourceKindOf(location, areas[lineOfBusiness]);
      const quotes = await quotesOf(
        {
          lineOfBusiness,
          location,
          kind: kind ?? 'national',
          postalCode,
          isResidential: body.isResidential ?? false,
          isTruckOnly: settings.companyTruckOnly || (body.companyTruckOnly ?? false),
          parts,
        },
        settings,
      );
      const shown = settings.showShipping && settings.showPrices;
      return [
        {
          deliveryFromLocation: location,
          carrierQuotes: quotes.map(({ code, description, shipmentType, shippingFee, liftGateFee, etaDays, eta }) => ({
            code,
            description,
            shipmentType,
            shippingFee: shown ? shippingFee : null,
            liftGateFee: shown ? liftGateFee : null,
            etaDays,
            eta,
          })),
        },
      ];
    },

    async checkout({ body }, { actor, visitor, idempotencyKey }) {
      refuseWhoMayNotOrder(actor, visitor, body);
      if (idempotencyKey === undefined) throw new AppError('invalid_input', CHECKOUT_TEXTS.keyNeeded);
      const orderNumber = await place(actor, body, idempotencyKey);
      const [placed] = await Promise.all([orders.find(viewerOf(actor), orderNumber), wakeOutbox()]);
      if (!placed) throw new AppError('conflict', placedUnseen(orderNumber));
      return placedView(placed);
    },

    getOrders: ({ query }, { actor }) => list(actor, query),

    getOrder: async ({ params }, { actor }) => orderView(await findOrder(actor, params.id), actor.account.settings),

    async cancelOrder({ params, body }, { actor }) {
      const found = await findOrder(actor, params.id);
      const name = `${actor.user.firstName} ${actor.user.lastName}`;
      await orders.change(viewerOf(actor), found.order.orderNumber, now, (order, at) => {
        if (order.cancelAskedAt !== undefined) return undefined;
        if (!mayAskToCancel(order.status)) throw new AppError('conflict', ORDER_TEXTS.noCancel);
        const note = [ORDER_TEXTS.cancelAsked, body.note ?? ''].filter(Boolean).join(' ');
        return { order: { ...order, cancelAskedAt: at }, event: { status: order.status, actor: name, note } };
      });
      return orderView(await findOrder(actor, params.id), actor.account.settings);
    },

    async changeOrderStatus({ params, body }, { actor, idempotencyKey }) {
      const intention = idempotencyOf(actor.userId, 'changeOrderStatus', idempotencyKey, body);
      const change = { status: body.status, note: (body.note ?? '').trim(), intention };
      await become(actor, await findOrder(actor, params.id), change);
      const [changed] = await Promise.all([findOrder(actor, params.id), wakeOutbox()]);
      return orderView(changed, actor.account.settings);
    },

    reorder: async ({ params }, { actor }) => bringBack(actor, (await findOrder(actor, params.id)).lines),
  };
}

const placedView = ({ order, lines }: WholeOrder): PlacedOrder => ({
  orderId: order.orderId,
  orderNumber: order.orderNumber,
  result: orderResult(order, lines),
});

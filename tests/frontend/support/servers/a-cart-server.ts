import { type CartItemUpdate, cartContract, type NewCartItem } from '#shared/contracts/cart.ts';
import { outcomeText } from '#shared/rules/cart/adding-a-part.ts';
import type { CartChangeView, CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { cents } from '#shared/values/money.ts';
import { quantityOf } from '#shared/values/quantity.ts';
import type { Endpoint, Output } from '#shared/wire/endpoint.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { anAnswer } from '../../../builders/answers.ts';
import { aCartItem, aCartView } from '../../../builders/cart-views.ts';

interface CartServerOptions {
  readonly items?: readonly CartItem[];
  /** The reductions that the next read of the cart reports. */
  readonly changes?: readonly CartChangeView[];
  readonly snapshots?: Output<(typeof cartContract)['getSnapshots']>;
  readonly carts?: Output<(typeof cartContract)['getCarts']>;
  /** Who pays for the parts. */
  readonly insuranceCompany?: string | null;
  /** The lines that restoring or copying brings back. */
  readonly brought?: readonly CartItem[];
  /** How adding ends. */
  readonly outcome?: AddOutcome;
  /** How changing a line ends. */
  readonly updateOutcome?: AddOutcome;
  readonly favourites?: Output<(typeof cartContract)['getFavorites']>;
}

/** The cart of a store, as far as its screens ask. It knows no stock: that every part can be had is taken for granted. */
export function aCartServer(options: CartServerOptions = {}) {
  const { snapshots = [], carts = [], brought = [], outcome = 'added', updateOutcome = 'updated' } = options;
  let items = [...(options.items ?? [])];
  let changes = [...(options.changes ?? [])];
  let favourites = options.favourites ?? [];
  let insuranceCompany = options.insuranceCompany ?? null;
  let lastOrderNumber: string | null = null;
  let more: Partial<CartView> = {};
  const clears: string[] = [];
  const requests = new Set<string>();

  const view = () => aCartView(items, { changes: [...changes], insuranceCompany, lastOrderNumber, ...more });

  const changed = (lines: readonly CartItem[], ended: AddOutcome) => ({
    cartId: 'u7-3',
    version: 2,
    itemCount: items.length,
    results: lines.map((item) => ({
      itemNumber: item.itemNumber,
      companyCode: item.companyCode,
      description: item.description,
      outcome: ended,
      message: outcomeText(ended, item.lineOfBusinessKey),
      quantityInCart: items.find(({ id }) => id === item.id)?.quantity ?? 0,
      quantityAvailable: items.find(({ id }) => id === item.id)?.uomQuantityAvailable ?? 0,
      item: items.find(({ id }) => id === item.id) ?? null,
    })),
  });

  function add(wanted: NewCartItem): CartItem {
    const { itemNumber, companyCode, quantity } = wanted;
    const added = aCartItem({
      itemNumber,
      companyCode,
      id: `${companyCode}#${itemNumber}#EA`,
      quantity: quantityOf(quantity ?? 1),
    });
    items = [...items.filter(({ id }) => id !== added.id), added];
    return added;
  }

  function update(change: CartItemUpdate): CartItem[] {
    items = items.map((item) => (item.id === change.id ? updated(item, change) : item));
    return items.filter(({ id }) => id === change.id);
  }

  return {
    /** The lines in the cart. */
    items: (): readonly CartItem[] => items,
    /** The reasons of every clear so far. */
    clears,
    /** The item numbers of the favorites. */
    favourites: () => favourites.map(({ itemNumber }) => itemNumber),
    /** Another tab orders what is in the cart, which holds these then. */
    becomeOrder(orderNumber: string, kept: readonly CartItem[] = []) {
      lastOrderNumber = orderNumber;
      items = [...kept];
    },
    /** From now on the cart holds these, those are less, and this is else of it. */
    become(next: readonly CartItem[], less: readonly CartChangeView[] = [], other: Partial<CartView> = {}) {
      more = other;
      items = [...next];
      changes = [...less];
    },
    answer(call: string, query: URLSearchParams, json: unknown): Response | undefined {
      switch (call) {
        case 'GET /wb/cart/GetCartItems':
          return anAnswer(cartContract.getCartItems, view());
        case 'POST /wb/cart/RefreshCart': {
          const answer = anAnswer(cartContract.refreshCart, view());
          changes = [];
          return answer;
        }
        case 'POST /wb/cart/InsertCartItem':
        case 'POST /wb/cart/InsertCartItems': {
          const { items: wanted } = bodyOf(cartContract.insertCartItems, json);
          return anAnswer(cartContract.insertCartItem, changed(wanted.map(add), outcome));
        }
        case 'PUT /wb/cart/UpdateCartItem': {
          const { items: wanted } = bodyOf(cartContract.updateCartItem, json);
          return anAnswer(cartContract.updateCartItem, changed(wanted.flatMap(update), updateOutcome));
        }
        case 'DELETE /api/cart/u7-3/item': {
          const { items: gone } = bodyOf(cartContract.deleteItems, json);
          items = items.filter(({ id }) => !gone.includes(id));
          return anAnswer(cartContract.deleteItems, view());
        }
        case 'DELETE /wb/Cart/ClearCartItems': {
          const reason = query.get('reason') ?? '';
          clears.push(reason);
          const lobKey = query.get('lobKey');
          const kept = lobKey === '1' ? 'salvage' : 'aftermarket';
          items = lobKey === null ? [] : items.filter(({ lineOfBusinessKey }) => lineOfBusinessKey === kept);
          return anAnswer(cartContract.clearCartItems, view());
        }
        case 'PUT /wb/cart/SetInsuranceCompany':
          ({ insuranceCompany } = bodyOf(cartContract.setInsuranceCompany, json));
          return anAnswer(cartContract.setInsuranceCompany, null);
        case 'GET /wb/cart/GetSnapshots':
          return anAnswer(cartContract.getSnapshots, snapshots);
        case 'POST /wb/cart/RestoreSnapshot':
        case 'POST /wb/cart/CopySharedCart':
          items = [...brought];
          return anAnswer(cartContract.restoreSnapshot, changed(brought, outcome));
        case 'GET /wb/cart/GetCarts':
          return anAnswer(cartContract.getCarts, carts);
        case 'POST /api/cart': {
          const { label = '', vehicle = '', repairOrder = '' } = bodyOf(cartContract.createCart, json);
          return anAnswer(cartContract.createCart, {
            cartId: 'u7-3-j1',
            job: { label, vehicle, repairOrder },
            isActive: false,
            itemCount: 0,
            updatedAt: '2026-03-02T09:00:00.000Z',
          });
        }
        case 'GET /wb/cart/GetFavorites':
          return anAnswer(cartContract.getFavorites, favourites);
        case 'POST /wb/cart/UpdateFavorites':
          favourites = bodyOf(cartContract.updateFavorites, json);
          return anAnswer(cartContract.updateFavorites, null);
        case 'POST /wb/cart/RequestAccount': {
          const { lineOfBusinessKey: lineOfBusiness } = bodyOf(cartContract.requestAccount, json);
          const wasRequested = requests.has(lineOfBusiness);
          requests.add(lineOfBusiness);
          return anAnswer(cartContract.requestAccount, { wasRequested });
        }
        case 'PUT /wb/cart/SetActiveCart':
        case 'DELETE /wb/cart/DeleteCart':
          return anAnswer(cartContract.setActiveCart, null);
        case 'POST /wb/cart/ShareCart':
          return anAnswer(cartContract.shareCart, { token: 's1', expires: '2026-04-01T09:00:00.000Z' });
        case 'GET /wb/cart/GetSharedCart':
          return anAnswer(cartContract.getSharedCart, aCartView(brought));
        default:
          return undefined;
      }
    },
  };
}

function bodyOf<E extends Endpoint>({ body }: E, json: unknown) {
  const decoded = decodeWire(body as NonNullable<E['body']>, json);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.errors));
  return decoded.value;
}

function updated(item: CartItem, { quantity, warrantyCode, unitOfMeasure }: CartItemUpdate): CartItem {
  const unit = item.units.find(({ code }) => code === unitOfMeasure?.code);
  const units = quantity === undefined ? item.quantity : quantityOf(quantity);
  const warranty = item.availableWarranties.find((each) => each.warrantyCode === warrantyCode);
  const chosen = warrantyCode === undefined ? item.selectedWarranty : (warranty ?? null);
  const price = (item.prices?.customer.amount ?? 0) + (chosen?.cost ?? 0);
  return {
    ...item,
    quantity: units,
    unitOfMeasure: unit ?? item.unitOfMeasure,
    selectedWarranty: chosen,
    total: cents(price * units),
  };
}

import { onTestFinished } from 'vitest';
import { cartContract, type NewCartItem } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';

/** The job of the job cart. */
export type Job = Input<typeof cartContract.createCart>['body'];

/**
 * Calls of a signed-in user. Their session works on its own job cart, so other sessions of the same user don't touch
 * it.
 */
export async function aBuyer(visitor: StoreVisitor, job: Job = { label: 'Journey' }) {
  const { cartId } = (
    await visitor.call(cartContract.createCart, { body: job }, { idempotencyKey: crypto.randomUUID() })
  ).output();
  (await visitor.call(cartContract.setActiveCart, { body: { cartId } })).output();
  // A user has room for 50 job carts. One that was ordered or sent is gone already.
  onTestFinished(async () => void (await visitor.call(cartContract.deleteCart, { query: { cartId } })));

  const partOf = async (partNumber: string, companyCode: string) =>
    (await visitor.call(catalogueContract.getPart, { query: { partNumber, companyCode } })).output();

  /** The first parts that a keyword finds and that match, as their pages show them. */
  async function findParts(
    keyword: string,
    lineOfBusiness: LineOfBusiness,
    is: (part: Part) => boolean,
    count: number,
  ) {
    const body = { keyword, linesOfBusinessIds: [lineOfBusiness], take: 96 };
    const { parts } = (await visitor.call(catalogueContract.getParts, { body })).output();
    const found: Part[] = [];
    for (const { guid, partNumber, companyCode } of parts) {
      const part = await partOf(guid ?? partNumber, companyCode);
      if (is(part)) found.push(part);
      if (found.length === count) return found;
    }
    throw new Error(`The demo has ${found.length} of ${count} such ${keyword} among ${parts.length}`);
  }

  return {
    findParts,
    /** The first part that a keyword finds and that matches, as its page shows it. */
    async findPart(keyword: string, lineOfBusiness: LineOfBusiness, is: (part: Part) => boolean): Promise<Part> {
      const [part] = await findParts(keyword, lineOfBusiness, is, 1);
      if (!part) throw new Error(`The demo has no such ${keyword}`);
      return part;
    },
    /** A part that was superseded. Such parts are the last of their type. */
    async findReplaced(): Promise<Part> {
      const take = 96;
      for (let skip = 0; ; skip += take) {
        const body = { keyword: 'brake', linesOfBusinessIds: ['aftermarket' as const], take, skip };
        const { parts } = (await visitor.call(catalogueContract.getParts, { body })).output();
        const old = parts.find(({ isSuperseded }) => isSuperseded);
        if (old) return partOf(old.partNumber, old.companyCode);
        if (parts.length === 0) throw new Error('The demo has no replaced part');
      }
    },
    /** The lines of the cart. */
    items: async () => (await visitor.call(cartContract.getCartItems, {})).output().items,
    /** Available units of a part. */
    async leftOf({ guid, partNumber, companyCode }: Part): Promise<number> {
      const query = { partNumber: guid ?? partNumber, companyCode };
      const answer = await visitor.call(catalogueContract.getPart, { query });
      return answer.status === 404 ? 0 : answer.output().uomQuantityAvailable;
    },
    /** Chooses the insurance company. */
    async insures(insuranceCompany: string): Promise<void> {
      (await visitor.call(cartContract.setInsuranceCompany, { body: { insuranceCompany } })).output();
    },
    async puts(...items: readonly NewCartItem[]): Promise<void> {
      (await visitor.call(cartContract.insertCartItems, { body: { items: [...items] } })).output();
    },
    /** Numbers and totals of recent orders that contain a word, such as a PO number. */
    ordersWith: async (search: string) =>
      (await visitor.call(checkoutContract.getOrders, { query: { search } })).output().data,
    orderOf: async (id: string) => (await visitor.call(checkoutContract.getOrder, { params: { id } })).output(),
  };
}

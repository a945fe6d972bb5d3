import { cartContract, type NewCartItem } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { signedInVisitor } from './signed-in-visitor.ts';

/** A user on another computer, who finds the journey's cart and leaves parts in it. */
export async function aShopper(userName: string) {
  const visitor = await signedInVisitor(userName);
  return {
    /** Parts of the demo catalogue that come by truck, with plenty of stock of each aftermarket part. */
    async partsLike(keyword: string, lineOfBusiness: LineOfBusiness): Promise<PartCard[]> {
      const body = { keyword, linesOfBusinessIds: [lineOfBusiness], take: 48 };
      const { parts } = (await visitor.call(catalogueContract.getParts, { body })).output();
      const most = lineOfBusiness === 'aftermarket' ? 5 : 1;
      return parts.filter((part) => part.uomQuantityAvailable >= most && (part.customerPrice ?? 0) > 0);
    },
    /** The first part that is sold in more than one unit. */
    async firstOfSeveralUnits(parts: readonly PartCard[]): Promise<PartCard> {
      for (const part of parts) {
        const { partNumber, companyCode } = part;
        const answer = await visitor.call(catalogueContract.getPart, { query: { partNumber, companyCode } });
        if (answer.output().alternateUnits.length > 0) return part;
      }
      throw new Error('The demo has no part that is sold by several units');
    },
    async puts(...items: readonly NewCartItem[]): Promise<void> {
      (await visitor.call(cartContract.insertCartItems, { body: { items: [...items] } })).output();
    },
    /** Descriptions and quantities of the parts in the cart. */
    async has(): Promise<string[]> {
      const { items } = (await visitor.call(cartContract.getCartItems, {})).output();
      return items.map(({ description, quantity }) => `${quantity} ${description}`);
    },
    /** Empties the cart and the favorites. */
    async empties(): Promise<void> {
      (await visitor.call(cartContract.clearCartItems, { query: {} })).output();
      (await visitor.call(cartContract.updateFavorites, { body: [] })).output();
    },
  };
}

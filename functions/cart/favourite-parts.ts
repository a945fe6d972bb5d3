import type { cartContract } from '#shared/contracts/cart.ts';
import type { Input, Output } from '#shared/contracts/endpoint.ts';
import { sellingTerms } from '#shared/rules/selling-terms.ts';
import { sellingUnits } from '#shared/rules/selling-unit.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { CartDependencies } from './dependencies.ts';
import { loadStock, namesOfPart, partIdOf, partOnSale } from './parts-for-sale.ts';
import { openShop } from './shop.ts';

type Favourites = Output<typeof cartContract.getFavorites>;

/** The parts that a user likes to find again (storefront 7, UpdateFavorites). */
export function favouriteParts(dependencies: CartDependencies) {
  const { favourites } = dependencies;
  const shopOf = openShop(dependencies);
  const stockOf = loadStock(dependencies);

  return {
    async replace(actor: SignedIn, parts: Input<typeof cartContract.updateFavorites>['body']): Promise<null> {
      const ids = [...new Set(parts.map(partIdOf))];
      const stock = await stockOf(ids);
      const seen = ids.map((part) => {
        const offer = stock.get(part)?.offer;
        return { part, title: offer?.title ?? '', image: offer?.imageUrl ?? '' };
      });
      await favourites.replace(actor, seen);
      return null;
    },

    async list(actor: SignedIn): Promise<Favourites> {
      const [parts, shop] = await Promise.all([favourites.find(actor), shopOf(actor)]);
      const stock = await stockOf(parts.map(({ part }) => part));
      return parts.map(({ part, title, image }) => {
        const isSold = partOnSale(part, stock, shop).refusal === undefined;
        return { ...namesOfPart(part), description: title, image, isSold, customerPrice: priceOf(part) };

        function priceOf(id: string) {
          const found = stock.get(id);
          const [unit] = found ? sellingUnits(found.offer) : [];
          if (!found || !unit || !isSold || !shop.settings.showPrices) return null;
          const buyer = shop.buyers[found.offer.lineOfBusiness];
          return sellingTerms(found.offer, found.taken, { quantity: 1, eaches: unit.eaches }, buyer).customerPrice;
        }
      });
    },
  };
}

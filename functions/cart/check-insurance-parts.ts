import type { cartContract } from '#shared/contracts/cart.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import { lineOfBusinessOf, makeLoadStock, namesOfPart } from '../selling/parts-for-sale.ts';
import { refusedByInsurer } from '../selling/refused-by-insurer.ts';
import type { CartDependencies } from './dependencies.ts';

type Check = typeof cartContract.checkInsuranceParts;

/** Lists the parts of a cart that an insurance company does not accept (storefront 8, insurance carrier mismatch). */
export function makeCheckInsuranceParts(dependencies: CartDependencies) {
  const { listInsurers } = dependencies;
  const loadStock = makeLoadStock(dependencies);

  return async (
    { lines }: Pick<Cart, 'lines'>,
    { insuranceCompany, lobKey }: Input<Check>['query'],
  ): Promise<Output<Check>> => {
    const [insurers, stock] = await Promise.all([listInsurers(), loadStock(lines.map(({ part }) => part))]);
    const checked = lines.filter(({ part }) => lobKey === undefined || lineOfBusinessOf(part) === lobKey);
    const refused = refusedByInsurer(checked, insuranceCompany, insurers, stock);
    return {
      message: refused.length > 0 ? CART_TEXTS.insuranceMismatch : null,
      parts: refused.map((line) => ({
        id: lineId(line),
        ...namesOfPart(line.part),
        description: stock.get(line.part)?.offer.title ?? line.title,
      })),
    };
  };
}

import { isAcceptedBy } from '#shared/rules/cart/insurer-acceptance.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import type { Insurer } from '../data/catalogue/insurer-repository.ts';
import type { Stock } from './parts-for-sale.ts';

/**
 * The lines that an insurance company does not pay for (storefront 8, insurance carrier mismatch). An unknown company
 * refuses none.
 */
export function refusedByInsurer(
  lines: readonly CartLine[],
  insuranceCompany: string | undefined,
  insurers: readonly Insurer[],
  stock: Stock,
): CartLine[] {
  const insurer = insurers.find(({ name }) => name === insuranceCompany);
  return lines.filter(({ part }) => {
    const offer = stock.get(part)?.offer;
    return offer && insurer && !isAcceptedBy(insurer, offer);
  });
}

import { isCoreItem } from '#shared/rules/catalogue/core-item.ts';
import { partPictures } from '#shared/rules/catalogue/part-pictures.ts';
import { imagesAt } from '#shared/rules/content/fetched-picture.ts';
import { termsOfSale } from '#shared/rules/terms/terms-of-sale.ts';
import type { AftermarketOffer, SalvageOffer } from '#shared/schemas/catalogue/offer.ts';
import type { PriceRow, StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import type { CatalogueSources } from '../../search/format/catalogue-sources.ts';
import { aftermarketId } from '../../search/format/part-identity.ts';
import { sortedLookup } from '../../search/format/sorted-rows.ts';
import { NEVER_COUNTED } from '../merge/merged-catalogue.ts';
import { identityKey } from '../merge/part-identity.ts';

/** The offers of all aftermarket parts, sorted by company code and number. */
export async function* aftermarketOffers(
  sources: Pick<CatalogueSources, 'products' | 'prices' | 'stock'>,
): AsyncGenerator<AftermarketOffer> {
  const prices = sortedLookup(sources.prices, identityKey);
  const stock = sortedLookup(sources.stock, identityKey);
  for await (const product of sources.products) {
    const key = identityKey(product);
    yield aftermarketOffer(product, await prices.find(key), await stock.find(key));
  }
}

/** A part without a price gets the list price 0 and is not for sale. Core items always have 0 (decision C2). */
function aftermarketOffer(
  { companyCode, partNumber, ...product }: ProductRow,
  price: PriceRow | undefined,
  stock: StockRow | undefined,
): AftermarketOffer {
  const { dimensions, weight, flatRateShippingFee } = product;
  const terms = termsOfSale(product);
  const { list = 0, core, levels = {} } = isCoreItem(partNumber) ? {} : (price ?? {});
  return {
    lineOfBusiness: 'aftermarket',
    id: aftermarketId(companyCode, partNumber),
    companyCode,
    partNumber,
    partType: product.partType,
    title: product.title,
    imageUrl: partPictures(product.images)[0]?.large ?? '',
    flags: product.flags,
    list,
    asOf: stock?.asOf ?? NEVER_COUNTED,
    manufacturer: product.manufacturer,
    productLine: product.productLine,
    ...(product.ftcDisplay && { ftcDisplay: product.ftcDisplay }),
    ...(core !== undefined && { core }),
    levels,
    onHand: stock?.onHand ?? {},
    ...(stock?.expected !== undefined && { expected: stock.expected }),
    units: product.units,
    ...(dimensions && { dimensions }),
    ...(weight !== undefined && { weight }),
    ...(flatRateShippingFee !== undefined && { flatRateShippingFee }),
    ...(terms && { termsOfSale: terms }),
  };
}

/** The offers of all recycled parts, sorted by guid. */
export async function* salvageOffers({ salvage }: Pick<CatalogueSources, 'salvage'>): AsyncGenerator<SalvageOffer> {
  for await (const part of salvage) yield salvageOffer(part);
}

/** A recycled part is one of a kind, so the time at which it was counted does not matter. */
function salvageOffer({ guid, images, sourceVehicle, ...part }: SalvageRow): SalvageOffer {
  const { companyCode, partType, title, flags, list, yard, interchangeNumber, grade, mileage } = part;
  const { year, make, model } = sourceVehicle;
  return {
    lineOfBusiness: 'salvage',
    id: guid,
    companyCode,
    partType,
    title,
    imageUrl: images[0] === undefined ? '' : (imagesAt(images[0], title)[0]?.url ?? ''),
    flags,
    list,
    asOf: NEVER_COUNTED,
    yard,
    interchangeNumber,
    grade,
    ...(mileage !== undefined && { mileage }),
    sourceVehicle: { year, make, model },
  };
}

import { isCoreItem } from '#shared/rules/catalogue/core-item.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { PartFlag } from '#shared/values/catalogue/part-flags.ts';
import type { PiesItem } from '../pies/pies-item.ts';
import { ownPartNumber } from '../staging/item-update.ts';
import type { PartIdentity } from './part-identity.ts';

const EACH = { code: 'EA', description: 'Each', eaches: 1 };

/** A brand's item as a product of the provider, under the provider's number (decisions C2, C9). */
export function productOfItem(item: PiesItem, { companyCode, partNumber }: PartIdentity): ProductRow {
  const { brand, brandPartNumber, descriptions, information, packages, wheel } = item;
  const isHazardous = item.isHazardous || packages?.isHazardous;
  const flags: PartFlag[] = [...(information?.flags ?? [])];
  if (isHazardous) flags.push('hazardous');
  if (isCoreItem(partNumber)) flags.push('core');
  return {
    companyCode,
    partNumber,
    brand,
    brandPartNumber,
    ...(partNumber !== brandPartNumber && { sourcePartNumber: brandPartNumber }),
    manufacturer: item.manufacturer ?? brand,
    partType: item.partType,
    productLine: item.productLine ?? '',
    title: descriptions?.title || brandPartNumber,
    description: descriptions?.description ?? '',
    keywords: [...(descriptions?.keywords ?? [])],
    flags,
    units: packages?.units.length ? packages.units : [EACH],
    images: item.images ?? [],
    alternateNumbers: [...(item.alternateNumbers ?? []), ...(information?.numbers ?? [])],
    ...(information?.successor && { successor: ownPartNumber(information.successor) }),
    ...(packages?.dimensions && { dimensions: packages.dimensions }),
    ...(packages?.weight !== undefined && { weight: packages.weight }),
    ...(wheel && { wheel }),
    restrictions: information?.restrictions ?? [],
    ...(item.minimumOrder !== undefined && { minimumOrder: item.minimumOrder }),
    attributes: [...(item.attributes ?? []), ...(information?.attributes ?? [])],
  };
}

/** Fills missing fields of a product from another description of the same part, and adds its number as an alternate. */
export function completedProduct(product: ProductRow, other: ProductRow): ProductRow {
  const { brand, brandPartNumber: number } = other;
  const isOtherNumber = brand !== product.brand || number !== product.brandPartNumber;
  const alternates = [
    ...product.alternateNumbers,
    ...(isOtherNumber ? [{ brand, number }] : []),
    ...other.alternateNumbers,
  ];
  const successor = product.successor ?? other.successor;
  const dimensions = product.dimensions ?? other.dimensions;
  const weight = product.weight ?? other.weight;
  const wheel = product.wheel ?? other.wheel;
  const minimumOrder = product.minimumOrder ?? other.minimumOrder;
  const orderMultiple = product.orderMultiple ?? other.orderMultiple;
  return {
    ...product,
    description: product.description || other.description,
    keywords: eitherList(product.keywords, other.keywords),
    images: eitherList(product.images, other.images),
    // A restriction of one source holds for all.
    restrictions: [...new Set([...product.restrictions, ...other.restrictions])],
    attributes: eitherList(product.attributes, other.attributes),
    alternateNumbers: [...new Map(alternates.map((one) => [`${one.brand}\0${one.number}`, one])).values()],
    ...(successor !== undefined && { successor }),
    ...(dimensions && { dimensions }),
    ...(weight !== undefined && { weight }),
    ...(wheel && { wheel }),
    ...(minimumOrder !== undefined && { minimumOrder }),
    ...(orderMultiple !== undefined && { orderMultiple }),
  };
}

const eitherList = <T>(own: T[], other: T[]): T[] => (own.length > 0 ? own : other);

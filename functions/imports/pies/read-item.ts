import type { IssueCounts } from '../issues.ts';
import { checkNumber, numbersIn, shownTextOf } from '../xml/element-texts.ts';
import { attributeOf, childElements, childOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesContext, PiesItem } from './pies-item.ts';
import type { PriceSheets } from './price-sheets.ts';
import { readDescriptions } from './read-descriptions.ts';
import { readImages } from './read-images.ts';
import { readInformation } from './read-information.ts';
import { readMinimumOrder } from './read-minimum-order.ts';
import { readPackages } from './read-packages.ts';
import { readPrices } from './read-prices.ts';
import { segmentOf } from './segment.ts';

export interface ItemKey {
  readonly brand: string;
  /** As sent, without surrounding blanks. */
  readonly brandPartNumber: string;
}

/** The brand and number of an item. Undefined if either is missing. */
export function readItemKey(item: XmlElement): ItemKey | undefined {
  const brand = textOf(item, 'BrandAAIAID', 'BrandID');
  const brandPartNumber = textOf(item, 'PartNumber');
  return brand && brandPartNumber ? { brand, brandPartNumber } : undefined;
}

/** Reads the segments of an item that were sent. */
export function readItem(
  item: XmlElement,
  key: ItemKey,
  context: PiesContext,
  sheets: PriceSheets,
  issueCounts: IssueCounts,
): PiesItem {
  const { brand } = key;
  const descriptions = segmentOf(item, 'Descriptions', 'Description');
  const prices = segmentOf(item, 'Prices', 'Pricing');
  const information = segmentOf(item, 'ExtendedInformation', 'ExtendedProductInformation');
  const attributes = segmentOf(item, 'ProductAttributes', 'ProductAttribute');
  const packages = segmentOf(item, 'Packages', 'Package');
  const interchange = segmentOf(item, 'PartInterchangeInfo', 'PartInterchange');
  const assets = segmentOf(item, 'DigitalAssets', 'DigitalFileInformation');
  const sold = packages && readPackages(packages, issueCounts);
  checkNumber(key.brandPartNumber, item, issueCounts);
  if (childOf(item, 'Kits')) issueCounts.add('not-used', 'The components of a kit are not used', item);
  return {
    ...key,
    partType: textOf(item, 'PartTerminologyID') ?? '',
    ...headOf(item, issueCounts),
    ...(descriptions && { descriptions: readDescriptions(descriptions, context.language, issueCounts) }),
    ...(prices && { prices: readPrices(prices, context, sheets, issueCounts) }),
    ...(information && { information: readInformation(information, brand, issueCounts) }),
    ...(attributes && readAttributes(attributes, context, issueCounts)),
    ...(sold && { packages: sold }),
    ...readMinimumOrder(item, sold?.units ?? [], issueCounts),
    ...(interchange && { alternateNumbers: interchange.flatMap((row) => readInterchange(row, issueCounts)) }),
    ...(assets && { images: readImages(assets, brand, context, issueCounts) }),
  };
}

function headOf(
  item: XmlElement,
  issueCounts: IssueCounts,
): Pick<PiesItem, 'manufacturer' | 'productLine' | 'isHazardous'> {
  const label = childOf(item, 'BrandLabel');
  const manufacturer = label && shownTextOf(label, issueCounts);
  const productLine = textOf(childOf(item, 'ManufacturerProductCodes') ?? item, 'Group', 'ManufacturerGroup');
  const hazardous = textOf(item, 'HazardousMaterialCode');
  return {
    ...(manufacturer && { manufacturer }),
    ...(productLine && { productLine }),
    ...(hazardous && { isHazardous: hazardous.toUpperCase() === 'Y' }),
  };
}

/** A wheel is recognized by two attributes, which have no code. */
function readAttributes(
  rows: readonly XmlElement[],
  context: PiesContext,
  issueCounts: IssueCounts,
): Pick<PiesItem, 'attributes' | 'wheel'> {
  const attributes = rows.flatMap((row) => {
    const id = attributeOf(row, 'AttributeID');
    const value = shownTextOf(row, issueCounts);
    if (!id || !value) return [];
    const unit = attributeOf(row, 'AttributeUOM');
    return [{ name: context.attributeName?.(id) ?? id, value, ...(unit && { unit }) }];
  });
  const valueNamed = (name: RegExp) => attributes.find((attribute) => name.test(attribute.name))?.value;
  const diameter = valueNamed(/^(wheel|rim) diameter$/i);
  const width = valueNamed(/^(wheel|rim) width$/i);
  return {
    attributes,
    ...(diameter && width && { wheel: { diameter, width, description: `${diameter} x ${width}` } }),
  };
}

/** Part numbers of competitors. They are unrelated to the interchange of recycled parts. */
function readInterchange(row: XmlElement, issueCounts: IssueCounts): { brand: string; number: string }[] {
  const brand = attributeOf(row, 'BrandLabel', 'BrandAAIAID', 'BrandID') ?? '';
  return childElements(row, 'PartNumber').flatMap((part) =>
    numbersIn(part, issueCounts).map((number) => ({ brand, number })),
  );
}

import type { AftermarketPart } from '../aftermarket-parts.ts';
import type { DrawingView } from '../drawing-names.ts';
import { dollars } from '../prices.ts';
import { drawingPath } from './drawing-images.ts';
import type { TextFile } from './text-file.ts';
import { xmlText } from './xml-text.ts';

const LONGEST_TITLE = 80;

/** The items of a brand in PIES 7.2, with last year's prices and this year's. */
export function piesFile(file: TextFile) {
  let count = 0;
  file.write(header);
  return {
    add(part: AftermarketPart): void {
      count += 1;
      file.write(itemOf(part));
    },
    close(): void {
      file.write(`</Items>
<Trailer><ItemCount>${count}</ItemCount><TransactionDate>2026-11-20</TransactionDate></Trailer>
</PIES>
`);
      file.close();
    },
  };
}

const header = `<?xml version="1.0" encoding="UTF-8"?>
<PIES xmlns="http://www.autocare.org">
<Header>
  <PIESVersion>7.2</PIESVersion>
  <SubmissionType>FULL</SubmissionType>
  <BlanketEffectiveDate>2026-01-01</BlanketEffectiveDate>
  <TechnicalContact>Demo catalogue</TechnicalContact>
  <ContactEmail>catalogue@provider.example</ContactEmail>
  <CurrencyCode>USD</CurrencyCode>
  <LanguageCode>EN</LanguageCode>
</Header>
<PriceSheets>
  <PriceSheet MaintenanceType="A">
    <PriceSheetNumber>2025</PriceSheetNumber>
    <PriceSheetName>Last year</PriceSheetName>
    <CurrencyCode>USD</CurrencyCode>
    <EffectiveDate>2025-01-01</EffectiveDate>
    <ExpirationDate>2025-12-31</ExpirationDate>
  </PriceSheet>
  <PriceSheet MaintenanceType="A">
    <PriceSheetNumber>2026</PriceSheetNumber>
    <PriceSheetName>This year</PriceSheetName>
    <SupersededPriceSheetNumber>2025</SupersededPriceSheetNumber>
    <CurrencyCode>USD</CurrencyCode>
    <EffectiveDate>2026-01-01</EffectiveDate>
  </PriceSheet>
</PriceSheets>
<Items>
`;

function itemOf(part: AftermarketPart): string {
  const { brand, type, title, description, units, attributes } = part;
  // PIES has no order multiples.
  const minimum = type.minimumOrder ?? type.orderMultiple;
  return [
    '<Item MaintenanceType="A">',
    element('PartNumber', part.brandPartNumber),
    element('BrandAAIAID', brand.code),
    element('BrandLabel', brand.name),
    `<ManufacturerProductCodes>${element('Group', type.productLine)}</ManufacturerProductCodes>`,
    minimum === undefined ? '' : `<MinimumOrderQuantity UOM="EA">${minimum}</MinimumOrderQuantity>`,
    element('PartTerminologyID', type.code),
    '<Descriptions>',
    descriptionOf('DES', title.slice(0, LONGEST_TITLE)),
    descriptionOf('EXT', description.slice(0, 240)),
    type.keywords ? descriptionOf('KEY', type.keywords.join(', ')) : '',
    '</Descriptions>',
    pricesOf(part),
    informationOf(part),
    `<ProductAttributes>${attributes.map(attributeOf).join('')}</ProductAttributes>`,
    `<Packages>${units.map((unit) => packageOf(unit, part)).join('')}</Packages>`,
    interchangeOf(part),
    `<DigitalAssets>${part.views.map((view) => assetOf(part, view)).join('')}</DigitalAssets>`,
    '</Item>\n',
  ].join('');
}

const element = (name: string, text: string | number): string => `<${name}>${xmlText(String(text))}</${name}>`;

const descriptionOf = (code: string, text: string): string =>
  `<Description DescriptionCode="${code}" LanguageCode="EN" MaintenanceType="A">${xmlText(text)}</Description>`;

/** The successor and the restrictions of a part. */
function informationOf({ successor, type }: AftermarketPart): string {
  const restrictions = (type.restrictions ?? []).map((restriction) => {
    const [code = '', value = ''] = restriction.split(':');
    return information(code, value);
  });
  const all = [...(successor ? [information('PTS', successor)] : []), ...restrictions];
  return all.length > 0 ? `<ExtendedInformation>${all.join('')}</ExtendedInformation>` : '';
}

const information = (code: string, text: string): string =>
  `<ExtendedProductInformation EXPICode="${code}" MaintenanceType="A">${xmlText(text)}</ExtendedProductInformation>`;

function pricesOf({ offer }: AftermarketPart): string {
  if (!offer) return '';
  const pricing = (type: string, sheet: string, cents: number) =>
    `<Pricing PriceType="${type}" MaintenanceType="A">${element('PriceSheetNumber', sheet)}<Price UOM="PE">${dollars(cents)}</Price></Pricing>`;
  return [
    '<Prices>',
    pricing('LST', '2025', Math.floor(offer.list * 0.96)),
    pricing('LST', '2026', offer.list),
    offer.core ? pricing('CRG', '2026', offer.core) : '',
    '</Prices>',
  ].join('');
}

function attributeOf(attribute: string): string {
  const [name = '', value = '', unit] = attribute.split(':');
  const uom = unit ? ` AttributeUOM="${unit}"` : '';
  return `<ProductAttribute AttributeID="${xmlText(name)}" PADBAttribute="N"${uom} MaintenanceType="A">${xmlText(value)}</ProductAttribute>`;
}

function packageOf([code, , eaches]: AftermarketPart['units'][number], { type }: AftermarketPart): string {
  const [length, width, height] = type.size;
  const measures =
    eaches === 1
      ? `<Dimensions UOM="IN"><Height>${height}</Height><Width>${width}</Width><Length>${length}</Length></Dimensions>` +
        `<Weights UOM="PG"><Weight>${type.weight}</Weight></Weights>`
      : '';
  return `<Package MaintenanceType="A">${element('PackageUOM', code)}${element('QuantityofEaches', eaches)}${measures}</Package>`;
}

function interchangeOf({ alternateNumbers }: AftermarketPart): string {
  const rows = alternateNumbers.map((number) => {
    const [brand = '', ...rest] = number.split(':');
    return `<PartInterchange BrandAAIAID="${brand}" MaintenanceType="A">${element('PartNumber', rest.join(':'))}</PartInterchange>`;
  });
  return rows.length > 0 ? `<PartInterchangeInfo>${rows.join('')}</PartInterchangeInfo>` : '';
}

const ASSET_TYPES: Readonly<Record<DrawingView, string>> = { front: 'LIN', 'other-side': 'P06', 'close-up': 'P05' };

function assetOf({ type }: AftermarketPart, view: DrawingView): string {
  const path = drawingPath(type.drawing, view);
  return [
    '<DigitalFileInformation MaintenanceType="A" LanguageCode="EN">',
    element('FileName', path.slice(path.lastIndexOf('/') + 1)),
    element('AssetType', ASSET_TYPES[view]),
    element('FileType', 'WEBP'),
    element('URI', path),
    '</DigitalFileInformation>',
  ].join('');
}

import type { PiesContext } from '#functions/imports/pies/pies-item.ts';

export const piesContext: PiesContext = {
  today: '2026-03-01',
  currency: 'USD',
  language: 'EN',
  listPriceTypes: ['LST', 'RET'],
  corePriceTypes: ['CRG', 'CR1'],
  levelOfPriceType: { JBR: 'jobber' },
};

interface ItemParts {
  readonly attributes?: string;
  readonly number?: string;
  readonly partType?: string;
  /** The segments: descriptions, prices and so on. */
  readonly segments?: string;
}

/** A complete item, except for its segments. */
export function anItem({
  attributes = 'MaintenanceType="A"',
  number = 'EX-1',
  partType = '6832',
  segments = '',
}: ItemParts = {}) {
  const head = `<PartNumber>${number}</PartNumber><BrandAAIAID>BBBB</BrandAAIAID>`;
  return `<Item ${attributes}>${head}<PartTerminologyID>${partType}</PartTerminologyID>${segments}</Item>`;
}

interface FileParts {
  readonly namespace?: string;
  readonly submission?: string;
  readonly sheets?: string;
  readonly items?: readonly string[];
  readonly trailer?: string;
}

/** A PIES file with the given items, or with one. Each is on its own line, starting with the third. */
export function aPiesFile({
  namespace = '',
  submission = 'FULL',
  sheets = '',
  items = [anItem()],
  trailer,
}: FileParts = {}) {
  const head = `<Header><PIESVersion>7.2</PIESVersion><SubmissionType>${submission}</SubmissionType></Header>`;
  const foot = trailer ?? `<Trailer><ItemCount>${items.length}</ItemCount></Trailer>`;
  return `<PIES${namespace}>${head}\n<PriceSheets>${sheets}</PriceSheets><Items>\n${items.join('\n')}\n</Items>${foot}</PIES>`;
}

/** A price for one each. `inner` is added to it. */
export function aPrice({ type = 'LST', price = '10.0000', unit = 'PE', inner = '', attributes = '' } = {}): string {
  return `<Pricing PriceType="${type}" ${attributes}><Price UOM="${unit}">${price}</Price>${inner}</Pricing>`;
}

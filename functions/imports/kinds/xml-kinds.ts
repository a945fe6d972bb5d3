import type { PartTypeRow } from '#shared/schemas/catalogue/classification-rows.ts';
import { codeLookup } from '../aces/code-lookup.ts';
import { parseAces } from '../aces/parse-aces.ts';
import { vehicleLookup } from '../aces/vehicle-lookup.ts';
import { NamedPartners } from '../csv/named-partners.ts';
import { parsePies } from '../pies/parse-pies.ts';
import type { PiesContext } from '../pies/pies-item.ts';
import { FIRST_FORM } from '../sources/source-files.ts';
import { stageAces } from '../staging/stage-aces.ts';
import { stagePies } from '../staging/stage-pies.ts';
import { type ImportKindEntry, storedPartners } from './import-kind.ts';

/** Since form 2, an application keeps its vehicle as the supplier names it. */
const FITMENTS_FORM = 2;

/** Fitments of brands (decision C1). */
export const acesKind: ImportKindEntry = {
  format: 'ACES',
  reads: ['vehicle-map', 'part-types', 'codes'],
  namesParts: false,
  destination: { to: 'source', source: 'fitments', by: 'brand', form: FITMENTS_FORM },
  apply: 'nothing',
  async stage({ file: { asOf }, bytes, store, listener }, lookups) {
    const codeText = codeLookup(lookups.codes, lookups['part-types']);
    const parsed = parseAces(bytes, { vehicles: vehicleLookup(lookups['vehicle-map']), codeText });
    const source = { kind: 'fitments', asOf, form: FITMENTS_FORM };
    return { sources: await stageAces(parsed, source, store, listener) };
  },
};

/** Items of brands (decision C1). */
export const piesKind: ImportKindEntry = {
  format: 'PIES',
  reads: ['part-types'],
  namesParts: false,
  destination: { to: 'source', source: 'items', by: 'brand', form: FIRST_FORM },
  apply: 'nothing',
  async stage({ file: { asOf }, bytes, store, now, listener, levelOfPriceType }, lookups) {
    const parsed = parsePies(bytes, { ...piesContext(now, lookups['part-types']), levelOfPriceType });
    const partners = new NamedPartners();
    for (const level of Object.values(levelOfPriceType)) partners.add('price level', level, () => ({ line: 0 }));
    const sources = await stagePies(parsed, { kind: 'items', asOf, form: FIRST_FORM }, store, listener);
    return { sources, ...(await storedPartners(partners, 'pies', asOf, store)) };
  },
};

/** The price and core types that every US provider has. Only the levels of price types differ between providers. */
function piesContext(now: Date, partTypes: readonly PartTypeRow[]): Omit<PiesContext, 'levelOfPriceType'> {
  const known = new Set(
    partTypes.filter(({ lineOfBusiness }) => lineOfBusiness === 'aftermarket').map(({ code }) => code),
  );
  return {
    today: now.toISOString().slice(0, 10),
    currency: 'USD',
    language: 'EN',
    listPriceTypes: ['LST', 'RET'],
    corePriceTypes: ['CRG', 'CR1'],
    ...(known.size > 0 && { isKnownPartType: (code) => known.has(code) }),
  };
}

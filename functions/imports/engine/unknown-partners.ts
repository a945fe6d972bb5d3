import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { ImportedFile } from '#shared/schemas/stored/import.ts';
import type { PriceLevelRepository } from '../../data/catalogue/price-level-repository.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { collect } from '../../search/format/sorted-rows.ts';
import type { NamedPartner, Partner } from '../csv/named-partners.ts';
import type { Issue } from '../issues.ts';
import { sourceRows } from '../sources/source-files.ts';

/** Why a name is reported, and the consequence for the shop. */
const CONSEQUENCES: Readonly<Record<Partner, string>> = {
  'part type': 'is in no list of part types',
  'product line': 'is in no list of product lines',
  'product line or part type': 'is neither a product line nor a part type, so its discount applies to nothing',
  warehouse: 'is in no list of warehouses, so its stock is not sold',
  yard: 'is in no list of yards, so its parts are not sold',
  location: 'is in no list of warehouses and yards, so nothing is transferred from it',
  'price level': 'does not exist, so its prices apply to nobody',
};

/** The sources of the catalogue after an import, and the price levels there will be. */
interface Known {
  readonly store: ObjectStore;
  readonly sources: readonly SourceEntry[];
  readonly priceLevels: Pick<PriceLevelRepository, 'list'>;
  readonly newPriceLevels: readonly string[];
}

/**
 * Reports the names in files that nothing has, each with its first place and its count (case N14). A list that nobody
 * ever imported is not missed.
 */
export async function reportUnknownPartners(
  files: readonly ImportedFile[],
  known: Known,
  onIssue: (file: ImportedFile, issue: Issue) => void,
): Promise<void> {
  const namesOf = namesByPartner(known);
  for (const file of files) {
    if (!file.named) continue;
    for await (const partner of sourceRows<NamedPartner>(known.store, file.named)) {
      const names = await namesOf(partner.of);
      if (names.size > 0 && !names.has(partner.name)) onIssue(file, issueOf(partner));
    }
  }
}

function issueOf({ of, name, count, ...place }: NamedPartner): Issue {
  const partner = `${of.charAt(0).toUpperCase()}${of.slice(1)} ${name}`;
  const message = `${partner} ${CONSEQUENCES[of]} (${count} ${count === 1 ? 'time' : 'times'}).`;
  return { ...place, code: `unknown-${of.replaceAll(' ', '-')}`, message, severity: 'warning' };
}

/** Reads each list once, and only if it is needed. */
function namesByPartner({ store, sources, priceLevels, newPriceLevels }: Known) {
  const rowsOf = async <Row>(kind: string): Promise<Row[]> =>
    collect(sourceRows<Row>(store, ...sources.filter((source) => source.kind === kind)));
  const codesOf = async (kind: string) => (await rowsOf<{ readonly code: string }>(kind)).map(({ code }) => code);
  const locations = async (kind?: LocationRow['kind']) =>
    (await rowsOf<LocationRow>('locations')).flatMap((row) =>
      kind === undefined || row.kind === kind ? [row.number] : [],
    );
  const read: Readonly<Record<Partner, () => Promise<string[]>>> = {
    'part type': () => codesOf('part-types'),
    'product line': () => codesOf('product-lines'),
    'product line or part type': async () => [...(await codesOf('product-lines')), ...(await codesOf('part-types'))],
    warehouse: () => locations('warehouse'),
    yard: () => locations('yard'),
    location: () => locations(),
    'price level': async () => [...(await priceLevels.list()).map(({ name }) => name), ...newPriceLevels],
  };
  const names = new Map<Partner, Promise<ReadonlySet<string>>>();
  return (of: Partner): Promise<ReadonlySet<string>> => {
    const known = names.get(of) ?? read[of]().then((all) => new Set(all));
    names.set(of, known);
    return known;
  };
}

import type { Key } from '../table/keys.ts';

/*
 * The keys of the catalogue: its versions and imports, and what is stored of single parts.
 *
 * | question                               | pk                   | sk                 |
 * | -------------------------------------- | -------------------- | ------------------ |
 * | offers of a part                       | PART#{part}          | OFFER              |
 * | price history of a part                | PART#{part}          | HISTORY#{year}     |
 * | price history of an interchange number | INTERCHANGE#{number} | HISTORY#{year}     |
 * | the current catalogue                  | CATALOGUE            | CURRENT            |
 * | catalogue versions                     | CATALOGUE            | VERSION#{number}   |
 * | the lock of whoever builds a catalogue | CATALOGUE            | LOCK               |
 * | imports whose offers are being written | CATALOGUE            | OFFERS#{import}    |
 * | the pictures fetched for parts         | CATALOGUE            | PICTURES           |
 * | the lock of whoever fetches pictures   | CATALOGUE            | PICTURES-LOCK      |
 * | an import by id                        | IMPORT#{id}          | IMPORT             |
 * | the files of an import                 | IMPORT#{id}          | FILE#{position}    |
 * | imports, newest first                  | gsi1 IMPORTS#{kind}  | {startedAt}#{id}   |
 * | a file uploaded for an import          | UPLOAD#{id}          | UPLOAD             |
 * | a price level by name                  | PRICELEVEL#{name}    | PRICELEVEL         |
 * | price levels by name                   | gsi3 PRICELEVELS     | {NAME}             |
 * | the warehouses                         | WAREHOUSES           | {company}#{number} |
 * | which parts insurers refuse            | INSURERS             | {name}             |
 * | whether synonyms have changed          | SYNONYMS             | VERSION            |
 * | the synonym file                       | SYNONYMS             | GROUPS#FILE        |
 * | synonyms added from the report         | SYNONYMS             | GROUPS#ADDED#{id}  |
 */

/** Takes the part id of the index: `{companyCode}#{partNumber}` (numbers hold no `#`), or the guid of a salvage part. */
export const offerKey = (partId: string): Key => ({ pk: `PART#${partId}`, sk: 'OFFER' });
export const partHistoryKey = (partId: string, year: number): Key => ({ pk: `PART#${partId}`, sk: `HISTORY#${year}` });
export const interchangeHistoryKey = (interchangeNumber: string, year: number): Key => ({
  pk: `INTERCHANGE#${interchangeNumber}`,
  sk: `HISTORY#${year}`,
});

export const currentCatalogueKey: Key = { pk: 'CATALOGUE', sk: 'CURRENT' };
/** The number is padded, so that versions sort by it. Without one, the key under which all versions are listed. */
export const catalogueVersionKey = (version?: number): Key => ({
  pk: 'CATALOGUE',
  sk: `VERSION#${version === undefined ? '' : String(version).padStart(9, '0')}`,
});
export const catalogueLockKey: Key = { pk: 'CATALOGUE', sk: 'LOCK' };
export const picturesKey: Key = { pk: 'CATALOGUE', sk: 'PICTURES' };
export const picturesLockKey: Key = { pk: 'CATALOGUE', sk: 'PICTURES-LOCK' };
/** Without an id, the key under which all are listed. */
export const offersInWorkKey = (id = ''): Key => ({ pk: 'CATALOGUE', sk: `OFFERS#${id}` });

export const importKey = (id: string): Key => ({ pk: `IMPORT#${id}`, sk: 'IMPORT' });
/** The file at a position of an import. Without one, the key under which all its files are listed. */
export const importedFileKey = (id: string, position?: number): Key => ({
  pk: `IMPORT#${id}`,
  sk: `FILE#${position === undefined ? '' : String(position).padStart(4, '0')}`,
});
/** The list of imports of a kind, such as `catalogue`. */
export const importsOf = (kind: string): string => `IMPORTS#${kind}`;
export const importListKeys = (kind: string, startedAt: string, id: string) => ({
  gsi1pk: importsOf(kind),
  gsi1sk: `${startedAt}#${id}`,
});
export const importUploadKey = (id: string): Key => ({ pk: `UPLOAD#${id}`, sk: 'UPLOAD' });

export const priceLevelKey = (name: string): Key => ({ pk: `PRICELEVEL#${name}`, sk: 'PRICELEVEL' });
export const ALL_PRICE_LEVELS = 'PRICELEVELS';
export const priceLevelListKeys = (name: string) => ({ gsi3pk: ALL_PRICE_LEVELS, gsi3sk: name.toUpperCase() });
/** Without company and number, the key under which all warehouses are listed. */
export const warehouseKey = (companyCode = '', warehouseNumber = ''): Key => ({
  pk: 'WAREHOUSES',
  sk: companyCode && `${companyCode}#${warehouseNumber}`,
});
/** Without a name, the key under which all are listed. */
export const insurerKey = (name = ''): Key => ({ pk: 'INSURERS', sk: name });

export const synonymVersionKey: Key = { pk: 'SYNONYMS', sk: 'VERSION' };
/** All synonyms of the provider, wherever they come from. */
export const synonymGroupsKey: Key = { pk: 'SYNONYMS', sk: 'GROUPS#' };
export const synonymFileKey: Key = { pk: 'SYNONYMS', sk: 'GROUPS#FILE' };
/** Without an id, the key under which all are listed. */
export const addedSynonymKey = (id = ''): Key => ({ pk: 'SYNONYMS', sk: `GROUPS#ADDED#${id}` });

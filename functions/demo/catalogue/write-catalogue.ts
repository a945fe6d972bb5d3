import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { aftermarketParts } from './aftermarket-parts.ts';
import type { DemoBrand } from './brands.ts';
import { acesFile } from './files/aces-file.ts';
import { csvRows } from './files/csv-file.ts';
import {
  crossReferenceColumns,
  interchangeColumns,
  priceColumns,
  productColumns,
  salvageColumns,
  sharedParts,
  stockColumns,
  stockedPart,
} from './files/part-files.ts';
import { piesFile } from './files/pies-file.ts';
import { providerFiles } from './files/provider-files.ts';
import { type TextFile, textFile } from './files/text-file.ts';
import type { InterchangeGroup } from './interchange-groups.ts';
import { salvageParts } from './salvage-parts.ts';

/** A file to import. */
export interface DemoFile {
  readonly kind: string;
  readonly path: string;
}

export interface WrittenCatalogue {
  readonly files: readonly DemoFile[];
  readonly aftermarket: number;
  readonly salvage: number;
}

/**
 * Writes the demo catalogue as files of every kind that can be imported. They have the same bytes on every machine. A scale
 * of 1 has more than 20,000 parts of each line of business. Memory does not grow with the scale.
 */
export function writeCatalogue(folder: string, scale: number): WrittenCatalogue {
  mkdirSync(folder, { recursive: true });
  const files: DemoFile[] = [];
  const open = (kind: string, name: string): TextFile => {
    const file = { kind, path: path.join(folder, name) };
    files.push(file);
    return textFile(file.path);
  };
  for (const [kind, [header = [], ...rows]] of Object.entries(providerFiles)) {
    const file = open(kind, `${kind}.csv`);
    const columns = header.map((name, index) => [String(name), (row: (typeof rows)[number]) => row[index]] as const);
    rows.forEach(csvRows(file, Object.fromEntries(columns)));
    file.close();
  }
  const aftermarket = writeAftermarket(open, scale);
  const salvage = writeSalvage(open, scale);
  return { files, aftermarket, salvage };
}

type Open = (kind: string, name: string) => TextFile;

/** New parts go into the provider's lists, or into PIES files of brands that send them. Their fitments go into ACES files. */
function writeAftermarket(open: Open, scale: number): number {
  const products = open('products', 'products.csv');
  const prices = open('prices', 'prices.csv');
  const stock = open('stock', 'stock.csv');
  const crossReferences = open('cross-references', 'cross-references.csv');
  const addProduct = csvRows(products, productColumns);
  const addPrice = csvRows(prices, priceColumns);
  const addStock = csvRows(stock, stockColumns);
  const addCrossReference = csvRows(crossReferences, crossReferenceColumns);
  const aces = ofEachBrand((brand) => acesFile(open('aces', `aces-${brand.code.toLowerCase()}.xml`), brand));
  const pies = ofEachBrand(({ code }) => piesFile(open('pies', `pies-${code.toLowerCase()}.xml`)));

  let count = 0;
  for (const part of aftermarketParts(scale)) {
    count += 1;
    if (part.brand.sendsPies) {
      pies.of(part.brand).add(part);
      addCrossReference(part);
    } else {
      addProduct(part);
      if (part.offer) addPrice(part);
    }
    if (part.offer) addStock(stockedPart(part));
    if (part.fitments.length > 0) aces.of(part.brand).add(part);
  }
  for (const file of [products, prices, stock, crossReferences, ...aces.all(), ...pies.all()]) file.close();
  return count;
}

/** One file for each brand that has parts. */
function ofEachBrand<T>(make: (brand: DemoBrand) => T) {
  const made = new Map<DemoBrand, T>();
  return {
    of(brand: DemoBrand): T {
      const known = made.get(brand) ?? make(brand);
      made.set(brand, known);
      return known;
    },
    all: () => made.values(),
  };
}

/** Recycled parts, followed by the other vehicles that share them. */
function writeSalvage(open: Open, scale: number): number {
  const salvage = open('salvage', 'salvage.csv');
  const addPart = csvRows(salvage, salvageColumns);
  const groups = new Map<string, InterchangeGroup>();
  let count = 0;
  for (const part of salvageParts(scale)) {
    count += 1;
    addPart(part);
    groups.set(part.group.number, part.group);
  }
  salvage.close();
  const interchange = open('interchange', 'interchange.csv');
  const addInterchange = csvRows(interchange, interchangeColumns);
  for (const group of groups.values()) sharedParts(group).forEach(addInterchange);
  interchange.close();
  return count;
}

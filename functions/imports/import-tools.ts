import { catalogueVersionRepository } from '../data/catalogue-version-repository.ts';
import { customerRepository } from '../data/customer-repository.ts';
import { importRepository } from '../data/import-repository.ts';
import { insurerRepository } from '../data/insurer-repository.ts';
import { offerWriter } from '../data/offer-writer.ts';
import { placeRepository } from '../data/place-repository.ts';
import { writePriceHistory } from '../data/price-history-writer.ts';
import { priceLevelRepository } from '../data/price-level-repository.ts';
import { shippingRatesRepository } from '../data/shipping-rates-repository.ts';
import type { Table } from '../data/table.ts';
import { takenRepository } from '../data/taken-repository.ts';
import { taxRateRepository } from '../data/tax-rate-repository.ts';
import { warehouseRepository } from '../data/warehouse-repository.ts';
import type { WritableObjectStore } from '../search/object-store.ts';
import { versionManifests } from '../search/version-manifests.ts';

/** What imports work with, over a table and a store of objects. */
export const importTools = <Store extends WritableObjectStore>(table: Table, store: Store, now: () => Date) => ({
  store,
  now,
  versions: catalogueVersionRepository(table, versionManifests(store)),
  offers: offerWriter(table),
  writeHistory: (changes: Parameters<typeof writePriceHistory>[1]) => writePriceHistory(table, changes),
  takes: takenRepository(table),
  customers: customerRepository(table),
  priceLevels: priceLevelRepository(table),
  taxRates: taxRateRepository(table),
  shippingRates: shippingRatesRepository(table),
  warehouses: warehouseRepository(table),
  places: placeRepository(table),
  insurers: insurerRepository(table),
  imports: importRepository(table),
});

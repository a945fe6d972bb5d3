import { randomUUID } from 'node:crypto';
import { catalogueVersionRepository } from '../../data/catalogue/catalogue-version-repository.ts';
import { fetchedPictureRepository } from '../../data/catalogue/fetched-picture-repository.ts';
import { importRepository } from '../../data/catalogue/import-repository.ts';
import { insurerRepository } from '../../data/catalogue/insurer-repository.ts';
import { offerWriter } from '../../data/catalogue/offer-writer.ts';
import { writePriceHistory } from '../../data/catalogue/price-history-writer.ts';
import { priceLevelRepository } from '../../data/catalogue/price-level-repository.ts';
import { synonymRepository } from '../../data/catalogue/synonym-repository.ts';
import { warehouseRepository } from '../../data/catalogue/warehouse-repository.ts';
import { customerRepository } from '../../data/identity/customer-repository.ts';
import { locationRepository } from '../../data/locations/location-repository.ts';
import { reservationRepository } from '../../data/sales/reservation-repository.ts';
import { shippingRatesRepository } from '../../data/sales/shipping-rates-repository.ts';
import { taxRateRepository } from '../../data/sales/tax-rate-repository.ts';
import type { Table } from '../../data/table/table.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import { versionManifests } from '../../objects/version-manifests.ts';

/** Builds the tools of imports over a table and an object store. */
export const importTools = <Store extends WritableObjectStore>(table: Table, store: Store, now: () => Date) => ({
  store,
  now,
  newId: randomUUID as () => string,
  versions: catalogueVersionRepository(table, versionManifests(store)),
  offers: offerWriter(table),
  writeHistory: (changes: Parameters<typeof writePriceHistory>[1]) => writePriceHistory(table, changes),
  reservations: reservationRepository(table),
  pictures: fetchedPictureRepository(table),
  customers: customerRepository(table),
  priceLevels: priceLevelRepository(table),
  taxRates: taxRateRepository(table),
  shippingRates: shippingRatesRepository(table),
  warehouses: warehouseRepository(table),
  locations: locationRepository(table),
  insurers: insurerRepository(table),
  synonyms: synonymRepository(table),
  imports: importRepository(table),
});

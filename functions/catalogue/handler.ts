import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { catalogueVersionRepository } from '../data/catalogue/catalogue-version-repository.ts';
import { synonymRepository } from '../data/catalogue/synonym-repository.ts';
import { reservationRepository } from '../data/sales/reservation-repository.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, readOnlyRuntime } from '../http/runtime.ts';
import { analytics } from '../integrations/deployed-analytics.ts';
import { s3ObjectStore } from '../objects/s3-object-store.ts';
import { s3RangeReader } from '../objects/s3-range-reader.ts';
import { versionManifests } from '../objects/version-manifests.ts';
import { catalogueSource } from '../search/query/catalogue-source.ts';
import { vinReader } from '../search/vin/vin-data.ts';
import { catalogueDependencies } from './dependencies.ts';
import { listedReservation } from './listed-reservation.ts';
import { catalogueRoutes } from './routes.ts';

/** Opened index objects may take 60 % of the function's memory. */
const CACHE_BYTES = Number(process.env['AWS_LAMBDA_FUNCTION_MEMORY_SIZE'] ?? 1769) * 2 ** 20 * 0.6;

const bucket = process.env['CATALOGUE_BUCKET'] ?? '';
const objects = s3ObjectStore(bucket);
const versions = catalogueVersionRepository(table, versionManifests(objects));
const reservations = reservationRepository(table);

const source = catalogueSource({
  objects,
  pointer: versions.current,
  reservationsSince: async (from) => (await reservations.since(from, now())).map(listedReservation),
  synonyms: synonymRepository(table),
  now,
  cacheBytes: CACHE_BYTES,
  onOtherFormat: (version) =>
    readOnlyRuntime.log.error('Another release built the catalogue, so it must be rebuilt', { version }),
});

const routes = catalogueRoutes(
  catalogueDependencies(table, { source, vins: vinReader(s3RangeReader(bucket)), now, analytics }),
);

export const handler = groupHandler(catalogueContract, routes, {
  ...readOnlyRuntime,
  backgroundWork: analytics.settle,
});

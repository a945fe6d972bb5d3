import { offerKey } from '#functions/data/catalogue/keys.ts';
import { locationRepository } from '#functions/data/locations/location-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { anOffer } from '../builders/catalogue.ts';
import { putItem } from './test-table.ts';

/** An aftermarket part with plenty of stock in the Denver warehouse. */
export const DENVER_PART = { itemNumber: 'H1', companyCode: '001' };

/** Adds the Denver warehouse, so that its stock can be shipped. */
export async function openDenver(table: Table): Promise<void> {
  const place = { companyCode: '001', name: 'Denver', phoneNumber: '', postalCode: '80216', transfersFrom: [] };
  const point = { latitude: 39.78, longitude: -104.96, timeZone: 'America/Denver' };
  await locationRepository(table).save({ ...place, ...point, kind: 'warehouse', number: 'DEN' });
}

/** Resets the stock of `DENVER_PART` to fifty, without reservations. */
export const stockDenver = (table: Table): Promise<void> =>
  putItem(table, offerKey('001#H1'), anOffer({ id: '001#H1', partNumber: 'H1', onHand: { DEN: 50 } }));

import { beforeEach, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { type OfferWriter, offerWriter } from '#functions/data/catalogue/offer-writer.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import { anOffer, aSalvageOffer } from '../../../builders/catalogue.ts';
import { testTable } from '../../../support/test-table.ts';

const withdrawn = new Date('2026-03-02T17:00:00.000Z');
const sixtyDaysLater = Date.parse('2026-05-01T17:00:00.000Z') / 1000;
const offers: readonly Offer[] = [anOffer(), aSalvageOffer()];

async function* each() {
  yield* offers;
}

let table: Table;
let writer: OfferWriter;
beforeEach(async () => {
  table = await testTable();
  writer = offerWriter(table);
});
const stored = () => Promise.all(offers.map(({ id }) => getItem(table, offerKey(id))));

it('an offer is on sale until an import withdraws it', async () => {
  expect(await writer.write(each())).toBe(2);
  expect(await stored()).toEqual(offers.map((offer) => ({ ...offer, ...offerKey(offer.id) })));
});

it('a withdrawn offer stays for 60 days, so that carts can explain it, and is deleted then', async () => {
  await writer.write(each());
  expect(await writer.withdraw(each(), withdrawn)).toBe(2);
  const marks = { isDiscontinued: true, ttl: sixtyDaysLater };
  expect(await stored()).toEqual(offers.map((offer) => ({ ...offer, ...offerKey(offer.id), ...marks })));
});

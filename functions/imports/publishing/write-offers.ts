import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { OfferWriter } from '../../data/catalogue/offer-writer.ts';
import type { PriceChange } from '../../data/catalogue/price-history-writer.ts';
import type { Difference } from '../sources/differences.ts';
import { rowSorter } from '../sources/sorted-rows.ts';
import { byHistory, type Days, historyName, priceChangeOf } from './price-changes.ts';

interface OfferTables {
  readonly offers: OfferWriter;
  readonly writeHistory: (changes: AsyncIterable<PriceChange>) => Promise<void>;
}

/** The work that is left after the version is published. */
export interface OffersWritten {
  /** Marks the offers of parts that are no longer in the catalogue. */
  withdraw(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Writes new and changed offers, and adds price changes to the histories. */
export async function writeChangedOffers(
  { offers, writeHistory }: OfferTables,
  changes: AsyncIterable<Difference<Offer>>,
  days: Days,
  onOffer: () => void,
): Promise<OffersWritten> {
  const histories = rowSorter<PriceChange>(historyName);
  const withdrawn = rowSorter<Offer>(({ id }) => id);
  const changed = async function* (): AsyncGenerator<Offer> {
    for await (const change of changes) {
      const priceChange = priceChangeOf(change, days);
      if (priceChange) await histories.add(priceChange);
      if (change.known && !change.after) await withdrawn.add(change.known);
      if (!change.after) continue;
      onOffer();
      yield change.after;
    }
  };
  try {
    await offers.write(changed());
    await writeHistory(byHistory(histories.rows()));
  } finally {
    await histories.close();
  }
  return {
    withdraw: async (now) => void (await offers.withdraw(withdrawn.rows(), now)),
    close: withdrawn.close,
  };
}

import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { ImportSummary } from '#shared/schemas/stored/import.ts';
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
  /** The parts that changed since the version before. */
  readonly changes: Pick<ImportSummary, 'added' | 'changed' | 'removed'>;
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
  const counts = { added: 0, changed: 0, removed: 0 };
  const changed = async function* (): AsyncGenerator<Offer> {
    for await (const change of changes) {
      if (!change.isSame && (change.before || change.after)) {
        counts[change.before ? (change.after ? 'changed' : 'removed') : 'added'] += 1;
      }
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
    changes: counts,
    withdraw: async (now) => void (await offers.withdraw(withdrawn.rows(), now)),
    close: withdrawn.close,
  };
}

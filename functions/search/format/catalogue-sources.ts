import type * as z from 'zod/mini';
import type {
  categoryRowSchema,
  insurerRowSchema,
  partTypeRowSchema,
  productLineRowSchema,
} from '#shared/schemas/catalogue/classification-rows.ts';
import type { FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { PriceRow, StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';

export type CategoryRow = z.infer<typeof categoryRowSchema>;
type PartTypeRow = z.infer<typeof partTypeRowSchema>;
type ProductLineRow = z.infer<typeof productLineRowSchema>;
export type InsurerRow = z.infer<typeof insurerRowSchema>;

export type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;

/** The rows of a catalogue version, each kind sorted by its natural key. */
export interface CatalogueSources {
  readonly products: Rows<ProductRow>;
  readonly prices: Rows<PriceRow>;
  readonly stock: Rows<StockRow>;
  readonly fitments: Rows<FitmentRow>;
  readonly interchange: Rows<InterchangeRow>;
  readonly salvage: Rows<SalvageRow>;
  readonly categories: Rows<CategoryRow>;
  readonly partTypes: Rows<PartTypeRow>;
  readonly productLines: Rows<ProductLineRow>;
  readonly insurers: Rows<InsurerRow>;
  readonly locations: Rows<LocationRow>;
  /** When stock was counted (ISO), for stock rows without a time of their own. */
  readonly asOf: string;
}

import type { Part } from '#shared/schemas/wire/part.ts';
import { catalogueApi } from '../../../../api/groups/catalogue-api.ts';

/** Parts of one call at most (decision W8). */
const BATCH = 100;

interface Wanted {
  readonly partNumber: string;
  /** Undefined for any company that the account buys from. */
  readonly companyCode?: string;
  readonly quantity: number;
}

/** Parts by their numbers (decision C2) with price and stock, as many at once as a call takes; what there is not is left out. */
export async function lookUpParts(wanted: readonly Wanted[]): Promise<Part[]> {
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) =>
    wanted.slice(index * BATCH, (index + 1) * BATCH),
  );
  return (await Promise.all(batches.map(lookUpBatch))).flat();
}

async function lookUpBatch(wanted: readonly Wanted[]): Promise<Part[]> {
  const companyCodes = wanted.flatMap(({ companyCode }) => companyCode ?? []);
  const { parts } = await catalogueApi.getPartsByList({
    query: {
      partNumbers: wanted.map(({ partNumber }) => partNumber),
      ...(companyCodes.length === wanted.length && { companyCodes }),
      quantities: wanted.map(({ quantity }) => String(quantity)),
      objectSizeType: 'Small',
    },
  });
  return parts;
}

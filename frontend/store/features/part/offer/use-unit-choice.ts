import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAllowedQuantity } from '#shared/rules/terms/order-quantity.ts';
import type { Part, Pricing } from '#shared/schemas/wire/part.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { lastActionArea } from '../../../../ui/page/action-area.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { pricingQuery, type UnitChoice } from '../part-queries.ts';

/** Prices and availability of a selling unit. */
type Selling = Omit<Pricing, 'partNumber' | 'companyCode'>;

interface Chosen {
  readonly choice: UnitChoice;
  readonly selling: Selling;
}

interface UnitChoosing extends Chosen {
  /** Whether the figures still belong to the earlier choice. */
  readonly isLoading: boolean;
  readonly choose: (change: Partial<UnitChoice>) => Promise<void>;
}

/**
 * The unit and quantity of a part. What has not come with the part is fetched; when that fails the previous choice is
 * restored (storefront 4). Of choices that follow each other fast only the last counts.
 */
export function useUnitChoice(part: Part, postalCode: string | null): UnitChoosing {
  const queryClient = useQueryClient();
  const [lastChosen, setChosen] = useState<Chosen>();
  const [wanted, setWanted] = useState<UnitChoice>();
  const latest = useRef<UnitChoice>(undefined);
  const chosen = lastChosen ?? {
    choice: { unitOfMeasure: part.unitOfMeasure, quantity: part.termsOfSale.minimum },
    selling: part,
  };
  const choice = wanted ?? chosen.choice;

  async function choose(change: Partial<UnitChoice>) {
    const area = lastActionArea();
    area.clearFailure();
    const next = withAllowedQuantity(part, { ...choice, ...change }, change.quantity === undefined);
    latest.current = next;
    const loaded = loadedSelling(part, next);
    setWanted(loaded ? undefined : next);
    if (loaded) return setChosen({ choice: next, selling: loaded });
    const selling = await queryClient.fetchQuery(pricingQuery(part, next, postalCode)).catch(() => undefined);
    if (latest.current !== next) return;
    if (selling) setChosen({ choice: next, selling });
    else {
      toast.error(CATALOGUE_TEXTS.noAvailability);
      area.showFailure(CATALOGUE_TEXTS.noAvailability);
    }
    setWanted(undefined);
  }

  return { choice, selling: chosen.selling, isLoading: wanted !== undefined, choose };
}

/** Another unit begins with its smallest order, where the quantity so far can't be ordered in it. */
function withAllowedQuantity(part: Part, choice: UnitChoice, isOtherUnit: boolean): UnitChoice {
  const terms = sellingOf(part, choice.unitOfMeasure)?.termsOfSale;
  const isAllowed = !terms || !isOtherUnit || isAllowedQuantity(choice.quantity, terms);
  return isAllowed ? choice : { ...choice, quantity: terms.minimum };
}

const sellingOf = (part: Part, code: string): Selling | undefined =>
  [part, ...part.alternateUnits].find(({ unitOfMeasure }) => unitOfMeasure === code);

/** A part comes with what one of each of its units costs. */
function loadedSelling(part: Part, { unitOfMeasure, quantity }: UnitChoice): Selling | undefined {
  if (quantity !== 1) return undefined;
  return sellingOf(part, unitOfMeasure);
}

import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { addRefusal } from '#shared/rules/cart/adding-a-part.ts';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import { shownPrice, storeMargins } from '#shared/rules/pricing/store-view.ts';
import { mostAllowed } from '#shared/rules/terms/order-quantity.ts';
import { termsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { unitNames } from '../../../../ui/format/unit-names.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { warrantyOffer } from '../../../../ui/part/offered-warranties.ts';
import { PartAvailability } from '../../../../ui/part/part-availability.tsx';
import { PartPriceLabel } from '../../../../ui/part/part-price.tsx';
import { PartQuantity } from '../../../../ui/part/part-quantity.tsx';
import { PartTerms } from '../../../../ui/part/part-terms.tsx';
import { placesOfUser } from '../../../../ui/part/places-of-user.ts';
import { usePriceView } from '../../../../ui/part/price-view.ts';
import { PriceViewSwitch } from '../../../../ui/part/price-view-switch.tsx';
import { AddToCart } from './add-to-cart.tsx';
import classes from './part-offer.module.css';
import { useUnitChoice } from './use-unit-choice.ts';
import { WarrantyChoice } from './warranty-choice.tsx';

/** The chosen unit, quantity and warranty of a part. */
export interface ChosenPart {
  readonly part: Part;
  readonly unitOfMeasure: string;
  readonly quantity: number;
  /** A code, or `NO_WARRANTY`. */
  readonly warrantyCode: string;
}

interface PartOfferProps {
  readonly part: Part;
  readonly user: SignedInUser;
  /** Whether the part is in the cart. */
  readonly isInCart: boolean;
  /** Answers whether some of it got into the cart. */
  readonly onAdd: (wanted: ChosenPart) => Promise<boolean>;
}

/** Price and availability of a part, and the choice of unit, quantity and warranty. */
export function PartOffer({ part, user, isInCart, onAdd }: PartOfferProps) {
  const { choice, selling, isLoading, choose } = useUnitChoice(part, user.postalCode);
  const [wantedWarranty, setWantedWarranty] = useState<string>();
  const lineOfBusiness = part.lineOfBusiness.lineOfBusinessKey;
  const view = usePriceView();
  const margins = storeMargins(user);
  const units = unitNames(part);
  const terms = selling.termsOfSale;
  const isOutOfReach =
    isUnavailable(selling) ||
    ['call', 'backordered'].includes(selling.availability) ||
    mostAllowed(selling.uomQuantityAvailable, terms) === 0;
  const refusal = termsRefusal(terms, choice.quantity, placesOfUser(user, lineOfBusiness));
  const price = selling.customerPrice;
  const { warranties, chosen } = warrantyOffer(part, user.account, price, wantedWarranty);

  /** The next one begins with one again, or with the smallest order (storefront 4). */
  async function handleAdd() {
    const quantity = selling.termsOfSale.minimum;
    if (await onAdd({ part, ...choice, warrantyCode: chosen })) await choose({ quantity });
  }

  return (
    <section className={classes['offer']} aria-label={PART_PAGE_TEXTS.offer} aria-busy={isLoading}>
      <ActionArea>
        <div className={classes['head']}>
          <PartPriceLabel
            size="page"
            price={shownPrice(price, lineOfBusiness, { view, margins })}
            listPrice={selling.listPrice}
            corePrice={coreOf(part, choice.unitOfMeasure)}
            isStorePrice={margins !== undefined && view === 'store'}
            isUnavailable={isUnavailable(selling)}
            unit={units.length > 1 ? units.find(({ code }) => code === selling.unitOfMeasure)?.name : undefined}
          />
          {margins && <PriceViewSwitch />}
        </div>
        <PartAvailability
          state={isLoading ? 'loading' : selling.availability}
          firstEta={selling.firstEda}
          lastEta={selling.lastEda}
          unitsAvailable={selling.uomQuantityAvailable}
        />
        <PartTerms terms={terms} refusal={refusal} />
        {lineOfBusiness === 'salvage' ? (
          <p className={classes['only']}>{PART_PAGE_TEXTS.onlyOne}</p>
        ) : (
          <div className={classes['choices']}>
            <PartQuantity quantity={choice.quantity} terms={terms} onChange={(quantity) => void choose({ quantity })} />
            {units.length > 1 && (
              <NativeSelect
                label={PART_PAGE_TEXTS.soldIn}
                value={choice.unitOfMeasure}
                onChange={(event) => void choose({ unitOfMeasure: event.currentTarget.value })}
                data={units.map(({ code, name }) => ({ value: code, label: name }))}
              />
            )}
          </div>
        )}
        {warranties.length > 0 && (
          <WarrantyChoice
            warranties={warranties}
            chosen={chosen}
            showsCosts={user.account.showPrices}
            onChoose={setWantedWarranty}
          />
        )}
        <AddToCart
          refusal={addRefusal({
            isLoading,
            isUnavailable: isOutOfReach,
            isOnlyOneInCart: lineOfBusiness === 'salvage' && isInCart,
            termsRefusal: refusal,
          })}
          terms={terms}
          onAdd={() => void handleAdd()}
        />
      </ActionArea>
    </section>
  );
}

/** The core price of one such unit. Null where the account shows none. */
const coreOf = (part: Part, code: string): Part['corePrice'] =>
  [part, ...part.alternateUnits].find(({ unitOfMeasure }) => unitOfMeasure === code)?.corePrice ?? null;

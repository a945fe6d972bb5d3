import { useState } from 'react';
import { Link } from 'react-router';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import { shownPrice, storeMargins } from '#shared/rules/pricing/store-view.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { quantityOfLine } from '#shared/texts/cart/cart-page-texts.ts';
import { FAVOURITES_TEXTS } from '#shared/texts/cart/favourites-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { FavouriteButton } from '../../../../ui/part/favourite-button.tsx';
import { linePath } from '../../../../ui/part/line-path.ts';
import { PartAvailability } from '../../../../ui/part/part-availability.tsx';
import { PartPictureFrame } from '../../../../ui/part/part-picture.tsx';
import { PartPriceLabel } from '../../../../ui/part/part-price.tsx';
import { PartQuantity } from '../../../../ui/part/part-quantity.tsx';
import { PartTerms } from '../../../../ui/part/part-terms.tsx';
import { usePriceView } from '../../../../ui/part/price-view.ts';
import { AddCard } from '../adding/add-card.tsx';
import classes from './favourite-list.module.css';
import type { Favourite } from './use-favourites.ts';

interface FavouriteRowProps {
  readonly user: SignedInUser;
  readonly favourite: Favourite;
  /** As the shop has it now; undefined when it is not offered. */
  readonly part: PartCard | undefined;
  readonly isFavourite: boolean;
  readonly isInCart: boolean;
  readonly onToggle: () => void;
  /** Answers whether some of it got into the cart. */
  readonly onAdd: (quantity: number) => Promise<boolean>;
}

/** A favourite with what it costs now and when it comes, to be put into the cart. */
export function FavouriteRow({ user, favourite, part, isFavourite, isInCart, onToggle, onAdd }: FavouriteRowProps) {
  const [chosen, setQuantity] = useState<number>();
  const quantity = chosen ?? part?.termsOfSale.minimum ?? 1;
  const { itemNumber, companyCode, description, image } = favourite;
  const lineOfBusiness = companyCode === LINE_FACTS.salvage.companyCode ? 'salvage' : 'aftermarket';

  /** The next one begins with one again, or with the smallest order (storefront 4). */
  async function handleAdd() {
    if (await onAdd(quantity)) setQuantity(undefined);
  }

  return (
    <article className={classes['row']} aria-label={description} data-gone={!isFavourite || undefined}>
      <ActionArea>
        {!user.account.disableAisleImages && (
          <div className={classes['picture']}>
            <PartPictureFrame src={image} alt="" />
          </div>
        )}
        <div className={classes['what']}>
          <h2>
            <Link to={linePath({ itemNumber, lineOfBusinessKey: lineOfBusiness })}>
              {part?.webDescription ?? description}
            </Link>
          </h2>
          <p>
            {[LINE_FACTS[lineOfBusiness].label, lineOfBusiness === 'aftermarket' && itemNumber, part?.manufacturer]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {part ? (
            <>
              <Availability part={part} />
              <PartTerms terms={part.termsOfSale} />
            </>
          ) : (
            <p>{FAVOURITES_TEXTS.gone}</p>
          )}
        </div>
        {part && (
          <>
            <div className={classes['price']}>
              <Price user={user} part={part} />
            </div>
            <div className={classes['choices']}>
              {lineOfBusiness === 'aftermarket' && (
                <PartQuantity
                  quantity={quantity}
                  terms={part.termsOfSale}
                  label={quantityOfLine(description)}
                  isLabelSeen={false}
                  onChange={setQuantity}
                />
              )}
              <AddCard part={part} isInCart={isInCart} onAdd={() => void handleAdd()} />
            </div>
          </>
        )}
        <div className={classes['star']}>
          <FavouriteButton description={description} isFavourite={isFavourite} onToggle={onToggle} />
        </div>
      </ActionArea>
    </article>
  );
}

const Availability = ({ part }: { readonly part: PartCard }) => (
  <PartAvailability
    state={part.availability}
    firstEta={part.firstEda}
    lastEta={part.lastEda}
    unitsAvailable={part.uomQuantityAvailable}
  />
);

function Price({ user, part }: { readonly user: SignedInUser; readonly part: PartCard }) {
  const view = usePriceView();
  const margins = storeMargins(user);
  return (
    <PartPriceLabel
      price={shownPrice(part.customerPrice, part.lineOfBusiness.lineOfBusinessKey, { view, margins })}
      listPrice={part.listPrice}
      isStorePrice={view === 'store' && margins !== undefined}
      isUnavailable={isUnavailable(part)}
      unit={part.unitOfMeasure === EACH ? undefined : part.unitOfMeasure}
    />
  );
}

/** The usual unit, which is not shown. */
const EACH = 'EA';

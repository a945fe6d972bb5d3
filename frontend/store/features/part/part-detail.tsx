import { useLocation } from 'react-router';
import { partPictures } from '#shared/rules/catalogue/part-pictures.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { FitmentList } from './about/fitment-list.tsx';
import { PartDescription } from './about/part-description.tsx';
import { type PartTab, PartTabs } from './about/part-tabs.tsx';
import { SourceVehicle } from './about/source-vehicle.tsx';
import { SpecificationList } from './about/specification-list.tsx';
import { PartAlternates } from './offer/part-alternates.tsx';
import { type ChosenPart, PartOffer } from './offer/part-offer.tsx';
import { PriceHistoryChart } from './offer/price-history.tsx';
import { WarrantyTerms } from './offer/warranty-terms.tsx';
import classes from './part-detail.module.css';
import { PartHeading } from './part-heading.tsx';
import { PartGallery } from './pictures/part-gallery.tsx';

interface PartDetailProps {
  readonly part: Part;
  readonly user: SignedInUser;
  readonly isInCart: boolean;
  /** Answers whether some of it got into the cart. */
  readonly onAdd: (wanted: ChosenPart) => Promise<boolean>;
}

/** Everything about a part, as far as the account shows it (storefront 2, part detail). */
export function PartDetail({ part, user, isInCart, onAdd }: PartDetailProps) {
  const { account } = user;
  const { hash } = useLocation();
  const isSalvage = part.lineOfBusiness.lineOfBusinessKey === 'salvage';
  const hasPictures = !account.disableProductDescriptionImage;
  return (
    <>
      <div className={classes['top']} data-pictures={hasPictures || undefined}>
        {hasPictures && <PartGallery pictures={partPictures(part.partImages)} title={part.webDescription} />}
        <div className={classes['facts']}>
          <PartHeading part={part} />
          <PartOffer part={part} user={user} isInCart={isInCart} onAdd={onAdd} />
        </div>
        {isSalvage && <SourceVehicle part={part} hidesPhoneNumber={account.hideSourceVehiclePhoneNumber} />}
      </div>
      <PartTabs tabs={tabsOf(part, user, hash)} />
    </>
  );
}

function tabsOf(part: Part, { account }: SignedInUser, hash: string): PartTab[] {
  const isSalvage = part.lineOfBusiness.lineOfBusinessKey === 'salvage';
  const terms = account.showWarranties ? account[isSalvage ? 'salvageWarranty' : 'aftermarketWarranty'] : null;
  const history = 'price-history';
  return [
    {
      id: 'description',
      label: PART_PAGE_TEXTS.description,
      render: () => <PartDescription part={part} />,
    },
    { id: 'fitment', label: PART_PAGE_TEXTS.fitment, render: () => <FitmentList part={part} /> },
    {
      id: 'specifications',
      label: PART_PAGE_TEXTS.specifications,
      render: () => <SpecificationList part={part} />,
    },
    ...(terms
      ? [{ id: 'warranty', label: PART_PAGE_TEXTS.warranty, render: () => <WarrantyTerms text={terms} /> }]
      : []),
    { id: 'alternates', label: PART_PAGE_TEXTS.alternates, render: () => <PartAlternates part={part} /> },
    ...(account.showPrices
      ? [
          {
            id: history,
            label: PART_PAGE_TEXTS.priceHistory,
            render: () => <PriceHistoryChart part={part} isOpen={hash === `#${history}`} />,
          },
        ]
      : []),
  ];
}

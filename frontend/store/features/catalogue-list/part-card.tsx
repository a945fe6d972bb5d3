import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import type { PriceView } from '#shared/rules/pricing/retail-price.ts';
import { shownPrice, type storeMargins } from '#shared/rules/pricing/store-view.ts';
import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import { termsTexts } from '#shared/rules/terms/terms-texts.ts';
import type { PartCard as Part } from '#shared/schemas/wire/part.ts';
import { fromVehicle, LIST_TEXTS, milesAway } from '#shared/texts/catalogue/list-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import { usePrefetch } from '../../../ui/hooks/use-prefetch.ts';
import { PartAvailability } from '../../../ui/part/part-availability.tsx';
import { PartCondition } from '../../../ui/part/part-condition.tsx';
import { PartFtc } from '../../../ui/part/part-ftc.tsx';
import { PartMarks } from '../../../ui/part/part-marks.tsx';
import { PartPictureFrame } from '../../../ui/part/part-picture.tsx';
import { PartPriceLabel } from '../../../ui/part/part-price.tsx';
import classes from './part-card.module.css';

interface CardLook {
  readonly hasPictures: boolean;
  readonly view: PriceView;
  readonly margins: ReturnType<typeof storeMargins>;
  /** Whether the list mixes lines of business; then each card names its own. */
  readonly hasLine: boolean;
}

interface PartCardProps extends CardLook {
  readonly part: Part;
  readonly path: string;
  /** It is among the first that are seen. */
  readonly isFirst: boolean;
  /** Somebody is about to open it. */
  readonly onApproach: () => void;
  /** The buttons of the card. */
  readonly action?: ReactNode;
}

/** A part in a list: what it is, whether it fits, what it costs and when it comes. All of it leads to the part. */
export function PartListCard({
  part,
  path,
  isFirst,
  onApproach,
  action,
  hasPictures,
  hasLine,
  ...prices
}: PartCardProps) {
  const lineOfBusiness = part.lineOfBusiness.lineOfBusinessKey;
  const isSalvage = lineOfBusiness === 'salvage';
  return (
    <article className={classes['card']} {...usePrefetch(onApproach)}>
      {hasPictures && (
        <div className={classes['picture']}>
          <PartPictureFrame src={part.partImages[0]?.url} alt="" isFirst={isFirst} />
        </div>
      )}
      <div className={classes['what']}>
        <h3>
          <Link to={path} state={FROM_LIST}>
            {part.webDescription}
          </Link>
        </h3>
        <p className={classes['number']}>
          {hasLine && <span>{LINE_FACTS[lineOfBusiness].label}</span>}
          {isSalvage ? <span>{LIST_TEXTS.used}</span> : <span>{part.partNumber}</span>}
          {part.manufacturer && <span>{part.manufacturer}</span>}
        </p>
        {isSalvage && <Salvage part={part} />}
        <PartMarks {...marksOf(part)} />
        <PartFtc text={part.ftcDisplay} />
        {termsTexts(part.termsOfSale).map((text) => (
          <p key={text} className={classes['source']}>
            {text}
          </p>
        ))}
        {part.fitmentNotes.length > 0 && (
          <p className={classes['fits']}>
            <span>{LIST_TEXTS.fits}:</span> {part.fitmentNotes.join('; ')}
          </p>
        )}
      </div>
      <div className={classes['terms']}>
        <PartPriceLabel
          price={shownPrice(part.customerPrice, lineOfBusiness, prices)}
          listPrice={part.listPrice}
          isStorePrice={prices.view === 'store' && prices.margins !== undefined}
          isUnavailable={isUnavailable(part)}
          unit={part.unitOfMeasure === EACH ? undefined : part.unitOfMeasure}
        />
        <PartAvailability
          state={part.availability}
          firstEta={part.firstEda}
          lastEta={part.lastEda}
          unitsAvailable={part.uomQuantityAvailable}
        />
        {action && <div className={classes['action']}>{action}</div>}
      </div>
    </article>
  );
}

/** So that the way back from the part is the way to where the list was left. */
const FROM_LIST = { fromList: true };

/** The usual unit, which is not shown. */
const EACH = 'EA';

function Salvage({ part }: { readonly part: Part }) {
  const { condition, mileage, salvageSourceVehicle: source, distance } = part;
  const facts = [
    source && fromVehicle(vehicleTitle(source)),
    distance !== null && milesAway(formatCount(Math.round(distance))),
  ].filter(Boolean);
  return (
    <>
      <PartCondition condition={condition} mileage={mileage} />
      {facts.length > 0 && <p className={classes['source']}>{facts.join(' · ')}</p>}
    </>
  );
}

const marksOf = (part: Part) => ({
  isCapa: part.isCapa,
  isNsf: part.isNsf,
  isDiamond: part.isDiamond,
  isPlatinumPlus: part.isPlatinumPlus,
  isValueLine: part.isValueLine,
  isSuperseded: part.isSuperseded,
  isRemanufactured: part.isRemanufactured,
  isReconditioned: part.isReconditioned,
  oversized: part.oversized,
  hazardous: part.hazardous,
});

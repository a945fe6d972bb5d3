import { Skeleton } from '@mantine/core';
import IconPackage from '@tabler/icons-react/icons/IconPackage';
import IconTruck from '@tabler/icons-react/icons/IconTruck';
import { useState } from 'react';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { arrives, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { CHECKOUT_PAGE_TEXTS, countOf, shippedFrom, showMore } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { CheckBox } from '../../../../ui/base/check-box.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import type { ShippingQuote } from '../checkout-queries.ts';
import { shownQuotes } from './chosen-quote.ts';
import classes from './shipment-card.module.css';
import type { OrderShipment } from './use-shipping.ts';

interface ShipmentCardProps {
  readonly shipment: OrderShipment;
  readonly onChoose: (code: string) => void;
  readonly onChangeLiftGate: (hasLiftGate: boolean) => void;
}

/** The parts from one warehouse or yard, and the ways to ship them. */
export function ShipmentCard({ shipment, onChoose, onChangeLiftGate }: ShipmentCardProps) {
  const { origin, chosen, hasLiftGate } = shipment;
  const { location, locationName, isCompanyTruck, lineOfBusinessKey, lineItems } = origin;
  const place = shippedFrom(locationName || location);
  const Icon = isCompanyTruck ? IconTruck : IconPackage;
  return (
    <section className={classes['card']} aria-label={`${LINE_FACTS[lineOfBusinessKey].label}, ${place}`}>
      <header>
        <Icon size={22} stroke={1.75} aria-hidden />
        <div>
          <h3>{place}</h3>
          <p>
            {LINE_FACTS[lineOfBusinessKey].label}
            {' · '}
            {isCompanyTruck ? CHECKOUT_PAGE_TEXTS.companyTruck : CHECKOUT_PAGE_TEXTS.byCarrier}
          </p>
        </div>
      </header>
      <ul className={classes['items']}>
        {lineItems.map(({ id, eaches, description }) => (
          <li key={id}>{countOf(formatCount(eaches), description)}</li>
        ))}
      </ul>
      <Quotes shipment={shipment} onChoose={onChoose} />
      {chosen && chosen.liftGateFee !== 0 && (
        <CheckBox
          label={
            <span className={classes['lift']}>
              {CHECKOUT_PAGE_TEXTS.liftGate}
              {chosen.liftGateFee !== null && <span>+{formatMoney(chosen.liftGateFee)}</span>}
            </span>
          }
          isChecked={hasLiftGate}
          onChange={(isChecked) => onChangeLiftGate(isChecked)}
        />
      )}
    </section>
  );
}

/** The shape of a shipment while it is found out what comes from where. */
export function ShipmentSkeleton() {
  return (
    <div className={classes['card']}>
      <Skeleton height="2.75rem" width="16rem" maw="100%" />
      <Skeleton height="1.25rem" width="70%" />
      <QuotesSkeleton />
    </div>
  );
}

function Quotes({ shipment, onChoose }: Pick<ShipmentCardProps, 'shipment' | 'onChoose'>) {
  const { key, origin, quotes, isLoading, hasFailed, chosen } = shipment;
  const [isAll, setIsAll] = useState(false);
  if (!quotes && isLoading) return <QuotesSkeleton />;
  if (!quotes) {
    return <p className={classes['none']}>{hasFailed ? CHECKOUT_TEXTS.quotesFailed : CHECKOUT_PAGE_TEXTS.noAddress}</p>;
  }
  if (quotes.length === 0) {
    return (
      <p role="alert" className={classes['none']}>
        {CHECKOUT_PAGE_TEXTS.noQuotes}
      </p>
    );
  }
  const shown = shownQuotes(quotes, chosen, isAll);
  const hidden = quotes.length - shown.length;
  return (
    <>
      <fieldset className={classes['quotes']} aria-busy={isLoading}>
        <legend>{`${CHECKOUT_PAGE_TEXTS.howToShip}, ${shippedFrom(origin.locationName || origin.location)}`}</legend>
        {shown.map((quote) => (
          <label key={quote.code} data-chosen={quote.code === chosen?.code || undefined}>
            <input
              type="radio"
              name={`ship ${key}`}
              checked={quote.code === chosen?.code}
              onChange={() => onChoose(quote.code)}
            />
            <span className={classes['how']}>
              {quote.description}
              <small>{arrivalOf(quote)}</small>
            </span>
            {quote.shippingFee !== null && (
              <span className={classes['fee']}>
                {quote.shippingFee === 0 ? PART_TEXTS.free : formatMoney(quote.shippingFee)}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {hidden > 0 && <TextButton onClick={() => setIsAll(true)}>{showMore(String(hidden))}</TextButton>}
    </>
  );
}

/** As tall as the quotes that come most often. */
function QuotesSkeleton() {
  return (
    <div role="status" aria-label={UI_TEXTS.loading} className={classes['skeleton']}>
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
    </div>
  );
}

/** An ETA without days shows no date (decision X7). */
const arrivalOf = ({ etaDays, eta }: ShippingQuote): string => (etaDays > 0 ? arrives(usDate(eta)) : '');

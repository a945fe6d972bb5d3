import IconTruckDelivery from '@tabler/icons-react/icons/IconTruckDelivery';
import { useId } from 'react';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { OrderGroup } from '#shared/rules/orders/order-groups.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { arrives, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { ORDER_PAGE_TEXTS, orderHeading, shipmentFrom } from '#shared/texts/orders/orders-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { OrderLineRow } from './order-line.tsx';
import classes from './order-lines.module.css';

interface OrderLinesProps {
  readonly group: OrderGroup;
  readonly hasPictures: boolean;
}

/** The ordered parts of a line of business by shipment. */
export function OrderLines({ group, hasPictures }: OrderLinesProps) {
  const titleId = useId();
  return (
    <section className={classes['group']} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{LINE_FACTS[group.lineOfBusiness].label}</h2>
        <span>{group.orderNumbers.map(orderHeading).join(', ')}</span>
      </header>
      {group.shipments.map(({ shipment, lines }) => (
        <div key={shipment?.location ?? ''} className={classes['shipment']}>
          <ShipmentHead shipment={shipment} />
          <ul>
            {lines.map((shipped) => (
              <li key={shipped.line.id}>
                <OrderLineRow {...shipped} hasPicture={hasPictures} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function ShipmentHead({ shipment }: { readonly shipment: OrderView['shipments'][number] | undefined }) {
  if (!shipment) return <p className={classes['way']}>{ORDER_PAGE_TEXTS.notShipped}</p>;
  const { location, locationName, shippingMethodDescription, etaDays, eta } = shipment;
  return (
    <div className={classes['way']}>
      <IconTruckDelivery size={20} stroke={1.75} aria-hidden />
      <p>
        <strong>{shipmentFrom(locationName || location)}</strong>
        <span>{shippingMethodDescription}</span>
        {/* Without days there is no date (decision X7). */}
        {etaDays > 0 && eta !== '' && <span>{arrives(usDate(eta))}</span>}
      </p>
      <ShippingFee {...shipment} />
    </div>
  );
}

type Fees = Pick<OrderView['shipments'][number], 'shippingMethodCost' | 'liftGateFee' | 'hasLiftGate'>;

/** 'Free' is said of the shipping alone; the lift gate stands beside it (decision X7). */
function ShippingFee({ shippingMethodCost: fee, liftGateFee, hasLiftGate }: Fees) {
  if (fee === null) return null;
  return (
    <p className={classes['fee']}>
      <span>{fee === 0 ? PART_TEXTS.free : formatMoney(fee)}</span>
      {hasLiftGate && liftGateFee !== null && (
        <small>
          {ORDER_PAGE_TEXTS.liftGate} {formatMoney(liftGateFee)}
        </small>
      )}
    </p>
  );
}

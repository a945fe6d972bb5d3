import type { ReactNode } from 'react';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { Panel } from '../base/panel.tsx';
import { formatCount } from '../format/format-count.ts';
import { formatPhone } from '../format/format-phone.ts';
import classes from './order-facts.module.css';

interface OrderFactsProps {
  readonly order: OrderView;
  readonly fieldConfig: ShoppingAccount['fieldConfig'];
}

/** The address and the filled-in fields of an order. Empty fields have no row. */
export function OrderFacts({ order, fieldConfig }: OrderFactsProps) {
  const addresses = new Map(
    order.shipments.map(({ deliveryAddress }) => [JSON.stringify(deliveryAddress), deliveryAddress]),
  );
  const isSeparate = order.salvagePoNumber !== '';
  const facts: readonly (readonly [string, string])[] = [
    [isSeparate ? ORDER_PAGE_TEXTS.aftermarketPo : ORDER_PAGE_TEXTS.poNumber, poNumberOf(order)],
    [ORDER_PAGE_TEXTS.salvagePo, order.salvagePoNumber],
    [fieldConfig.customerNameLabel, order.customerName],
    [ORDER_PAGE_TEXTS.vin, order.vin],
    [ORDER_PAGE_TEXTS.mileage, order.mileage && formatCount(Number(order.mileage))],
    [ORDER_PAGE_TEXTS.location, order.locationNumber],
    [ORDER_PAGE_TEXTS.region, order.region],
    [ORDER_PAGE_TEXTS.employee, order.employeeName],
    [ORDER_PAGE_TEXTS.insurer, order.insuranceCompany],
    [ORDER_PAGE_TEXTS.customerNumber, distinct(order.customerNumbers)],
    [ORDER_PAGE_TEXTS.terms, distinct(order.terms)],
    [ORDER_PAGE_TEXTS.contact, joined(order.contactName, formatPhone(order.contactPhone), order.contactEmail)],
    [ORDER_PAGE_TEXTS.delivery, joined(order.deliveryName, formatPhone(order.deliveryPhone))],
    [ORDER_PAGE_TEXTS.instructions, order.specialInstructions],
  ];
  const known = facts.filter(([, fact]) => fact !== '');
  return (
    <>
      {addresses.size > 0 && (
        <Panel title={ORDER_PAGE_TEXTS.shipTo}>
          {[...addresses].map(([key, address]) => (
            <Address key={key} companyName={order.companyName} {...address} />
          ))}
        </Panel>
      )}
      <Panel title={ORDER_PAGE_TEXTS.details}>
        <dl className={classes['facts']}>
          {known.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          <div>
            <dt>{ORDER_PAGE_TEXTS.billTo}</dt>
            <dd>
              <Address {...order.billingAddress} />
            </dd>
          </div>
        </dl>
      </Panel>
    </>
  );
}

/** The list names whichever PO an order has; of two the first is the aftermarket's. */
const poNumberOf = ({ poNumber, salvagePoNumber }: OrderView): string => (poNumber === salvagePoNumber ? '' : poNumber);

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(', ');
const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');

type AddressProps = OrderView['billingAddress'] & { readonly companyName?: string };

function Address({ companyName, address1, address2, city, stateProvince, postalCode, phoneNumber }: AddressProps) {
  const lines: readonly ReactNode[] = [
    companyName,
    address1,
    address2,
    `${city}, ${stateProvince} ${postalCode}`,
    formatPhone(phoneNumber),
  ];
  return (
    <address className={classes['address']}>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address never change.
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}

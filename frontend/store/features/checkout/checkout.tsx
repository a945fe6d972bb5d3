import { type ReactNode, useEffect, useRef } from 'react';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import classes from './checkout.module.css';
import { CheckoutSummary } from './checkout-summary.tsx';
import { OrderContacts } from './fields/order-contacts.tsx';
import { OrderFields } from './fields/order-fields.tsx';
import type { usePlaceOrder } from './placing/use-place-order.ts';
import { ShipTo } from './shipping/ship-to.tsx';
import { ShipmentCard, ShipmentSkeleton } from './shipping/shipment-card.tsx';
import { useCheckout } from './use-checkout.ts';
import type { VehicleCheck } from './vehicle-check.ts';

interface CheckoutProps {
  readonly user: SignedInUser;
  /** With at least one part. */
  readonly cart: CartView;
  readonly order: ReturnType<typeof usePlaceOrder>;
  /** The server's refusal of the last attempt; nothing was ordered. */
  readonly refusal: Error | undefined;
  /** Clears the last refusal. */
  readonly onForgetRefusal: () => void;
  readonly refreshCart: () => Promise<void>;
  readonly chooser: ReactNode;
  readonly vehicleCheck: VehicleCheck | undefined;
}

/** Everything an order needs, in one page with one button (storefront 2, checkout). */
export function Checkout({ chooser, ...options }: CheckoutProps) {
  const { user, cart, order, refusal, vehicleCheck } = options;
  const checkout = useCheckout(options);
  const { draft, change, changeField, changeOrderField, shipping, lines, problems, tries, isChecked } = checkout;
  const page = useRef<HTMLDivElement>(null);

  // The first wrong field gets the focus.
  useEffect(() => {
    if (tries > 0 || refusal) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, refusal]);

  const isLocked = checkout.isChecking || order.isOpen;
  return (
    <div ref={page} className={classes['checkout']}>
      <div className={classes['sections']} inert={isLocked}>
        {chooser}
        <Section title={CHECKOUT_PAGE_TEXTS.shipTo}>
          <ShipTo
            shipTo={shipping.shipTo}
            isResidential={draft.isResidential}
            isChecked={isChecked}
            onChange={(changed, address) =>
              change({
                addresses: { ...draft.addresses, ...Object.fromEntries(changed.map((line) => [line, address])) },
              })
            }
            onChangeResidential={(isResidential) => change({ isResidential })}
          />
        </Section>
        <Section title={CHECKOUT_PAGE_TEXTS.shipments}>
          {shipping.shipments.length === 0 && <ShipmentSkeleton />}
          {shipping.shipments.map((shipment) => (
            <ShipmentCard
              key={shipment.key}
              shipment={shipment}
              onChoose={(code) => change({ shipVia: { ...draft.shipVia, [shipment.key]: code } })}
              onChangeLiftGate={(hasLiftGate) => {
                const others = draft.liftGates.filter((key) => key !== shipment.key);
                change({ liftGates: hasLiftGate ? [...others, shipment.key] : others });
              }}
            />
          ))}
        </Section>
        <Section title={CHECKOUT_PAGE_TEXTS.details}>
          <OrderFields
            user={user}
            lines={lines}
            fields={draft.fields}
            problems={problems}
            onChange={changeOrderField}
          />
          {vehicleCheck?.notice(draft.fields.vin, cart.items)}
        </Section>
        <Section title={CHECKOUT_PAGE_TEXTS.contacts}>
          <OrderContacts draft={draft} problems={problems} onChange={change} onChangeField={changeField} />
        </Section>
      </div>
      <CheckoutSummary
        user={user}
        cart={cart}
        order={order}
        refusal={refusal}
        checkout={checkout}
        isLocked={isLocked}
      />
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={classes['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ActiveCustomerChoice, Locations } from '#shared/contracts/session.ts';
import { shownPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { buyAs, CUSTOMER_TEXTS, deliverToText, milesText } from '#shared/texts/session/customer-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { failureText } from '../../../api/failure-text.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { SideDrawer } from '../../../ui/dialogs/side-drawer.tsx';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import classes from './customer-drawer.module.css';
import { GuestForm } from './guest-form.tsx';
import { locationsQuery } from './location-query.ts';
import { type CustomerActions, useChooseCustomer } from './use-choose-customer.ts';

/** Locations besides the one that serves the session. */
const MOST_OTHERS = 3;

type Customer = Locations['customers'][number];

interface CustomerDrawerProps {
  readonly user: SignedInUser;
  readonly actions: CustomerActions;
  readonly onClose: () => void;
}

/** The customer in each line of business, the delivery address, and the serving location. */
export function CustomerDrawer({ user, actions, onClose }: CustomerDrawerProps) {
  const { data, error, refetch } = useQuery(locationsQuery(user.userId, user.postalCode));
  const { isPending, goAsGuest, deliverTo, buyAgain } = useChooseCustomer(actions);

  /** Closes first: a question that follows must not stand behind the drawer. */
  function handleBuyAs(choice: ActiveCustomerChoice) {
    onClose();
    void buyAgain([choice]);
  }

  async function handleGuest(guest: Parameters<typeof goAsGuest>[0]) {
    await goAsGuest(guest);
    onClose();
  }

  return (
    <SideDrawer title={CUSTOMER_TEXTS.title} onClose={onClose}>
      {data ? (
        <>
          {data.customers.map((customer) => (
            <CustomerChoice
              key={customer.lineOfBusinessKey}
              customer={customer}
              isPending={isPending}
              onBuyAs={handleBuyAs}
              onDeliverTo={(choice) => void deliverTo(choice)}
            />
          ))}
          <ServedFrom
            user={user}
            locations={data.serviceLocations}
            onChangePostalCode={() => {
              onClose();
              actions.changePostalCode();
            }}
          />
          <details className={classes['guest']}>
            <summary>{CUSTOMER_TEXTS.guestTitle}</summary>
            <ActionArea>
              <GuestForm user={user} linesInCart={actions.linesInCart} isPending={isPending} onSubmit={handleGuest} />
            </ActionArea>
          </details>
        </>
      ) : error ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy className={classes['skeleton']}>
          <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton height="5rem" />
        </div>
      )}
    </SideDrawer>
  );
}

interface CustomerChoiceProps {
  readonly customer: Customer;
  readonly isPending: boolean;
  readonly onBuyAs: (choice: ActiveCustomerChoice) => void;
  readonly onDeliverTo: (choice: ActiveCustomerChoice) => void;
}

function CustomerChoice({ customer, isPending, onBuyAs, onDeliverTo }: CustomerChoiceProps) {
  const { lineOfBusinessKey, companyCode, customerNumber, customerName, arTermDescription, shipToPlaces } = customer;
  const headingId = useId();
  const choice = { customerNumber, companyCode };
  return (
    <section aria-labelledby={headingId} className={classes['line']}>
      <ActionArea>
        <h3 id={headingId}>{LINE_FACTS[lineOfBusinessKey].label}</h3>
        <div className={classes['choice']}>
          <p>
            <strong>{customerName}</strong>
            <span className={classes['dimmed']}>
              {[customerNumber ?? SHELL_TEXTS.guest, arTermDescription].filter(Boolean).join(' · ')}
            </span>
          </p>
          {customer.isActive && <InUse />}
        </div>
        {customerNumber === null && <p className={classes['dimmed']}>{CUSTOMER_TEXTS.noNumber}</p>}
        {customerNumber !== null && !customer.isActive && (
          <Button variant="default" disabled={isPending} onClick={() => onBuyAs(choice)}>
            {buyAs(customerName, customerNumber)}
          </Button>
        )}
        {customer.isActive && shipToPlaces.length > 0 && (
          <>
            <h4>{CUSTOMER_TEXTS.deliverTo}</h4>
            <ul>
              {shipToPlaces.map(({ id, name, address, isActive }) => (
                <li key={id ?? ''} className={classes['choice']}>
                  <p>
                    <span>{name}</span>
                    <span className={classes['dimmed']}>
                      {[
                        address.address1,
                        address.address2,
                        address.city,
                        `${address.stateProvince} ${shownPostalCode(address.postalCode)}`,
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </p>
                  {isActive ? (
                    <InUse />
                  ) : (
                    <Button
                      variant="default"
                      disabled={isPending}
                      aria-label={deliverToText(name)}
                      onClick={() => onDeliverTo({ ...choice, shipToId: id })}
                    >
                      {CUSTOMER_TEXTS.deliverHere}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </ActionArea>
    </section>
  );
}

const InUse = () => <Pill tone="good">{CUSTOMER_TEXTS.inUse}</Pill>;

interface ServedFromProps {
  readonly user: SignedInUser;
  readonly locations: Locations['serviceLocations'];
  readonly onChangePostalCode: () => void;
}

function ServedFrom({ user: { postalCode }, locations, onChangePostalCode }: ServedFromProps) {
  const headingId = useId();
  const serving = locations.find(({ isActive }) => isActive);
  const others = locations.filter(({ isActive }) => !isActive).slice(0, MOST_OTHERS);
  return (
    <section aria-labelledby={headingId} className={classes['line']}>
      <h3 id={headingId}>{CUSTOMER_TEXTS.servedFrom}</h3>
      {serving ? <Place location={serving} /> : <p>{SHELL_TEXTS.noServiceLocation}</p>}
      <p>
        <TextButton onClick={onChangePostalCode}>
          {postalCode ? SHELL_TEXTS.changePostalCode : SHELL_TEXTS.enterPostalCode}
        </TextButton>
      </p>
      {others.length > 0 && (
        <>
          <h4>{CUSTOMER_TEXTS.otherLocations}</h4>
          <ul>
            {others.map((location) => (
              <li key={location.warehouseNumber}>
                <Place location={location} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Place({ location }: { readonly location: Locations['serviceLocations'][number] }) {
  const { description, miles, phoneNumber } = location;
  return (
    <p className={classes['place']}>
      <span>{description}</span>
      {miles !== null && <span className={classes['dimmed']}>{milesText(miles)}</span>}
      {phoneNumber && <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>}
    </p>
  );
}

import { shownPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CUSTOMER_TEXTS } from '#shared/texts/session/customer-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { ChooseCustomer } from './choose-customer.tsx';
import classes from './customer-bar.module.css';
import type { SessionCustomer } from './guest-by-choice.ts';
import type { CustomerActions } from './use-choose-customer.ts';

interface CustomerBarProps {
  readonly user: SignedInUser;
  readonly actions: CustomerActions;
}

/** In a few words whom one buys as, where that is delivered to and from where it is served, with the way to change it. */
export function CustomerBar({ user, actions }: CustomerBarProps) {
  const { customers, afterMarketServiceLocation: location } = user;
  return (
    <section aria-label={CUSTOMER_TEXTS.title} className={classes['bar']}>
      <dl>
        {customers.map((customer) => (
          <div key={customer.lineOfBusinessKey}>
            <dt>{LINE_FACTS[customer.lineOfBusinessKey].label}</dt>
            <dd>
              <strong>{customer.customerName}</strong> {customer.customerNumber ?? SHELL_TEXTS.guest}
              <span>{addressOf(customer)}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{CUSTOMER_TEXTS.servedFrom}</dt>
          <dd>
            <strong>{location ? location.description : SHELL_TEXTS.noServiceLocation}</strong>{' '}
            {user.postalCode && shownPostalCode(user.postalCode)}
          </dd>
        </div>
      </dl>
      <ChooseCustomer user={user} actions={actions} />
    </section>
  );
}

function addressOf({ defaultShipToAddress: address }: SessionCustomer): string {
  return address
    ? `${address.address1}, ${address.city}, ${address.stateProvince} ${shownPostalCode(address.postalCode)}`
    : '';
}

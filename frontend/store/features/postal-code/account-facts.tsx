import type { ReactNode } from 'react';
import { shownPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import classes from './account-facts.module.css';
import { useChangePostalCode } from './use-change-postal-code.ts';

interface AccountFactsProps {
  readonly user: SignedInUser;
  /** The way to change whom one buys as. */
  readonly customerChoice?: ReactNode;
}

/** The account, its serving location and its customer numbers. */
export function AccountFacts({ user, customerChoice }: AccountFactsProps) {
  const { account, customers } = user;
  return (
    <div className={classes['facts']}>
      <Fact title={SHELL_TEXTS.account}>
        <p>{account.companyName}</p>
        {account.storeNumber && (
          <p>
            {SHELL_TEXTS.storeNumber} {account.storeNumber}
          </p>
        )}
      </Fact>
      <ServiceLocation user={user} />
      {customers.length > 0 && (
        <Fact title={SHELL_TEXTS.customers}>
          {customers.map(({ lineOfBusinessKey, customerName, customerNumber }) => (
            <p key={lineOfBusinessKey}>
              {LINE_FACTS[lineOfBusinessKey].label}: {customerName} ({customerNumber ?? SHELL_TEXTS.guest})
            </p>
          ))}
          {customerChoice && <div>{customerChoice}</div>}
        </Fact>
      )}
    </div>
  );
}

/** The serving location, and the postal code that decides it (decision P9). */
export function ServiceLocation({ user }: Pick<AccountFactsProps, 'user'>) {
  const changePostalCode = useChangePostalCode();
  const { afterMarketServiceLocation: location, postalCode } = user;
  return (
    <Fact title={SHELL_TEXTS.serviceLocation}>
      <p>{location ? location.description : SHELL_TEXTS.noServiceLocation}</p>
      {location?.phoneNumber && (
        <p>
          <a href={`tel:${location.phoneNumber}`}>{formatPhone(location.phoneNumber)}</a>
        </p>
      )}
      <p>
        {postalCode && `${LOGIN_TEXTS.postalCode} ${shownPostalCode(postalCode)} `}
        <TextButton onClick={() => void changePostalCode()}>
          {postalCode ? SHELL_TEXTS.changePostalCode : SHELL_TEXTS.enterPostalCode}
        </TextButton>
      </p>
    </Fact>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes['fact']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

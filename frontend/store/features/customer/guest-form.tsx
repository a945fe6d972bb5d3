import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { GuestCustomer } from '#shared/contracts/session.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { maskedPostalCode, sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CUSTOMER_TEXTS, partsWillLeave } from '#shared/texts/session/customer-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import classes from './customer-drawer.module.css';

/** As the contract has it. */
const LONGEST_NAME = 50;

interface GuestFormProps {
  readonly user: SignedInUser;
  /** The line of business of each part in the cart. */
  readonly linesInCart: readonly LineOfBusiness[];
  readonly isPending: boolean;
  readonly onSubmit: (guest: GuestCustomer) => void;
}

type Faults = Readonly<Partial<Record<'name' | 'phone' | 'postalCode', string>>>;

/** Whom list prices are shown to, and where they are; what that does to the cart is told before it happens. */
export function GuestForm({ user, linesInCart, isPending, onSubmit }: GuestFormProps) {
  const { linesOfBusiness } = user.account;
  const companyCodes = user.customers.map(({ companyCode }) => companyCode);
  const [line, setLine] = useState<LineOfBusiness | ''>('');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [postalCode, setPostalCode] = useState(user.postalCode ?? '');
  const [faults, setFaults] = useState<Faults>({});

  // Another place to ship to is another cart (storefront 4).
  const isElsewhere = user.postalCode !== null && sessionPostalCode(postalCode, companyCodes) !== user.postalCode;
  const leaving = linesInCart.filter((inCart) => isElsewhere || line === '' || inCart === line).length;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = faultsOf(name, phone, postalCode, companyCodes);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focusField(event.currentTarget, first);
    onSubmit({
      customerName: name.trim(),
      ...(line && { lineOfBusinessKey: line }),
      ...(phone.trim() && { phoneNumber: storedPhoneNumber(phone) }),
      ...(postalCode.trim() && { postalCode: postalCode.trim() }),
    });
  }

  return (
    <form noValidate className={classes['form']} aria-label={CUSTOMER_TEXTS.guestTitle} onSubmit={handleSubmit}>
      <p className={classes['dimmed']}>{CUSTOMER_TEXTS.guestDetail}</p>
      {linesOfBusiness.length > 1 && (
        <NativeSelect
          label={CUSTOMER_TEXTS.guestLine}
          value={line}
          onChange={({ currentTarget }) => setLine(currentTarget.value as LineOfBusiness | '')}
          data={[
            { value: '', label: CUSTOMER_TEXTS.bothLines },
            ...linesOfBusiness.map((value) => ({ value, label: LINE_FACTS[value].label })),
          ]}
        />
      )}
      <TextInput
        name="name"
        label={CUSTOMER_TEXTS.guestName}
        required
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        error={faults.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        name="phone"
        label={CUSTOMER_TEXTS.guestPhone}
        type="tel"
        autoComplete="off"
        maxLength={20}
        value={phone}
        error={faults.phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        onBlur={() => setPhone(formatPhone(storedPhoneNumber(phone) ?? phone))}
      />
      <TextInput
        name="postalCode"
        label={CUSTOMER_TEXTS.guestPostalCode}
        autoComplete="off"
        inputMode={companyCodes.includes('002') ? 'text' : 'numeric'}
        maxLength={10}
        value={postalCode}
        error={faults.postalCode}
        onChange={({ currentTarget }) => setPostalCode(currentTarget.value)}
        onBlur={() => setPostalCode(maskedPostalCode(postalCode))}
      />
      <p role="status" className={classes['consequence']}>
        {leaving > 0 && partsWillLeave(leaving)}
      </p>
      <Button type="submit" loading={isPending}>
        {CUSTOMER_TEXTS.continueAsGuest}
      </Button>
    </form>
  );
}

function faultsOf(name: string, phone: string, postalCode: string, companyCodes: readonly string[]): Faults {
  const isPhoneWrong = phone.trim() !== '' && storedPhoneNumber(phone) === undefined;
  const isPostalCodeWrong = postalCode.trim() !== '' && sessionPostalCode(postalCode, companyCodes) === undefined;
  return {
    ...(name.trim() === '' && { name: CUSTOMER_TEXTS.guestNameMissing }),
    ...(isPhoneWrong && { phone: CUSTOMER_TEXTS.guestPhoneInvalid }),
    ...(isPostalCodeWrong && { postalCode: SESSION_TEXTS.invalidPostalCode }),
  };
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

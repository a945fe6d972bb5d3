import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type GuestCustomer, sessionContract } from '#shared/contracts/session.ts';
import { LONGEST_PASTED } from '#shared/rules/base/input-mask.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { maskedPostalCode, sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CUSTOMER_TEXTS, partsWillLeave } from '#shared/texts/session/customer-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import classes from './customer-drawer.module.css';

interface GuestFormProps {
  readonly user: SignedInUser;
  /** The line of business of each part in the cart. */
  readonly linesInCart: readonly LineOfBusiness[];
  readonly isPending: boolean;
  /** Rejects when the server refuses. */
  readonly onSubmit: (guest: GuestCustomer) => Promise<void>;
}

interface TypedGuest {
  readonly lineOfBusinessKey: LineOfBusiness | '';
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
}

/** Asks for the guest who is shown list prices. It says which parts leave the cart before they do. */
export function GuestForm({ user, linesInCart, isPending, onSubmit }: GuestFormProps) {
  const { linesOfBusiness } = user.account;
  const companyCodes = user.customers.map(({ companyCode }) => companyCode);
  const { form, field, values, problems, focus, change, ...submission } = useForm({
    schema: sessionContract.setGuestCustomer.body,
    initial: {
      lineOfBusinessKey: '',
      customerName: '',
      phoneNumber: '',
      postalCode: user.postalCode ?? '',
    } as TypedGuest,
    missing: { customerName: CUSTOMER_TEXTS.guestNameMissing },
    validate: (typed) => faultsOf(typed, companyCodes),
    submit: (typed) => onSubmit(guestOf(typed)),
  });
  const { lineOfBusinessKey, phoneNumber, postalCode } = values;

  // Another postal code to ship to empties the cart (storefront 4).
  const isElsewhere = user.postalCode !== null && sessionPostalCode(postalCode, companyCodes) !== user.postalCode;
  const isLeaving = (inCart: LineOfBusiness) => isElsewhere || lineOfBusinessKey === '' || inCart === lineOfBusinessKey;
  const leaving = linesInCart.filter(isLeaving).length;

  return (
    <form {...form} className={classes['form']} aria-label={CUSTOMER_TEXTS.guestTitle}>
      <p className={classes['dimmed']}>{CUSTOMER_TEXTS.guestDetail}</p>
      {problems.length > 1 && <ErrorSummary problems={problems} onChoose={focus} />}
      {linesOfBusiness.length > 1 && (
        <NativeSelect
          {...field('lineOfBusinessKey')}
          label={CUSTOMER_TEXTS.guestLine}
          data={[
            { value: '', label: CUSTOMER_TEXTS.bothLines },
            ...linesOfBusiness.map((value) => ({ value, label: LINE_FACTS[value].label })),
          ]}
        />
      )}
      <TextInput {...field('customerName')} label={CUSTOMER_TEXTS.guestName} autoComplete="off" />
      <TextInput
        {...field('phoneNumber')}
        label={CUSTOMER_TEXTS.guestPhone}
        type="tel"
        autoComplete="off"
        maxLength={LONGEST_PASTED}
        onBlur={() => change({ phoneNumber: formatPhone(storedPhoneNumber(phoneNumber) ?? phoneNumber) })}
      />
      <TextInput
        {...field('postalCode')}
        label={CUSTOMER_TEXTS.guestPostalCode}
        autoComplete="off"
        inputMode={companyCodes.includes('002') ? 'text' : 'numeric'}
        maxLength={LONGEST_PASTED}
        onBlur={() => change({ postalCode: maskedPostalCode(postalCode) })}
      />
      <p role="status" className={classes['consequence']}>
        {leaving > 0 && partsWillLeave(leaving)}
      </p>
      <Button type="submit" loading={isPending || submission.isPending}>
        {CUSTOMER_TEXTS.continueAsGuest}
      </Button>
    </form>
  );
}

function faultsOf({ phoneNumber, postalCode }: TypedGuest, companyCodes: readonly string[]) {
  const isPhoneWrong = phoneNumber.trim() !== '' && storedPhoneNumber(phoneNumber) === undefined;
  const isPostalCodeWrong = postalCode.trim() !== '' && sessionPostalCode(postalCode, companyCodes) === undefined;
  return {
    phoneNumber: isPhoneWrong ? UI_TEXTS.phoneInvalid : undefined,
    postalCode: isPostalCodeWrong ? SESSION_TEXTS.invalidPostalCode : undefined,
  };
}

const guestOf = ({ lineOfBusinessKey, customerName, phoneNumber, postalCode }: TypedGuest): GuestCustomer => ({
  customerName: customerName.trim(),
  ...(lineOfBusinessKey && { lineOfBusinessKey }),
  ...(phoneNumber.trim() && { phoneNumber: storedPhoneNumber(phoneNumber) }),
  ...(postalCode.trim() && { postalCode: postalCode.trim() }),
});

import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import type { CheckoutFieldName } from '#shared/values/checkout-fields.ts';
import { CUSTOMER_NAME_LENGTHS } from '#shared/values/customer-name.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { hasCheckDigit, vinProblem } from '#shared/values/vin.ts';
import { scanVinButton } from '../../../../ui/form/scan-vin-button.tsx';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { fieldMaxLength } from './field-limits.ts';
import { type FieldProblems, requiredFields } from './field-problems.ts';
import classes from './order-fields.module.css';

interface OrderFieldsProps {
  readonly user: SignedInUser;
  /** Lines of business in the cart. */
  readonly lines: readonly LineOfBusiness[];
  readonly fields: CheckoutDraft['fields'];
  readonly problems: FieldProblems;
  readonly onChange: (name: CheckoutFieldName, value: string) => void;
}

/** The fields that the account wants with an order: numbers, vehicle, location and person (storefront 5, requirements). */
export function OrderFields({ user, lines, fields, problems, onChange }: OrderFieldsProps) {
  const { account } = user;
  const required = requiredFields(user, lines);
  const isSeparate = account.showSeparatePoFieldsForLineOfBusiness;
  const { customerNameLabel } = account.fieldConfig;

  const field = (name: CheckoutFieldName, label: string, more: TextInputProps = {}) => (
    <TextInput
      label={label}
      value={fields[name]}
      withAsterisk={required.has(name)}
      aria-required={required.has(name)}
      error={problems[name]}
      maxLength={fieldMaxLength(name)}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      {...more}
    />
  );

  return (
    <div className={classes['fields']}>
      <PoMessage {...account.checkoutPoMessage} />
      {(!isSeparate || lines.includes('aftermarket')) &&
        field('poNumber', isSeparate ? AFTERMARKET_PO_LABEL : CHECKOUT_FIELD_TEXTS.poNumber)}
      {isSeparate && lines.includes('salvage') && field('salvagePoNumber', CHECKOUT_FIELD_TEXTS.salvagePoNumber)}
      {field('vin', CHECKOUT_FIELD_TEXTS.vin, {
        description: isDoubtful(fields.vin) && CHECKOUT_PAGE_TEXTS.vinCheckDigit,
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
        autoCapitalize: 'characters',
        spellCheck: false,
        rightSection: scanVinButton((vin) => onChange('vin', vin)),
      })}
      {field('mileage', CHECKOUT_FIELD_TEXTS.mileage, { inputMode: 'numeric' })}
      {field('locationNumber', CHECKOUT_FIELD_TEXTS.locationNumber)}
      {field('region', CHECKOUT_FIELD_TEXTS.region)}
      {field('employeeName', CHECKOUT_FIELD_TEXTS.employeeName)}
      {field('customerName', customerNameLabel, { maxLength: CUSTOMER_NAME_LENGTHS[customerNameLabel] })}
      <Textarea
        className={classes['wide'] ?? ''}
        label={CHECKOUT_FIELD_TEXTS.specialInstructions}
        rows={3}
        maxLength={fieldMaxLength('specialInstructions')}
        value={fields.specialInstructions}
        onChange={({ currentTarget }) => onChange('specialInstructions', currentTarget.value)}
      />
    </div>
  );
}

/** A warning only: makers outside of North America reckon no check digit (decision X2). */
const isDoubtful = (vin: string): boolean => vin.trim() !== '' && vinProblem(vin) === undefined && !hasCheckDigit(vin);

/** The account's own message about purchase order numbers. It is shown as text, never as HTML (case H04). */
function PoMessage({ enabled, message }: SignedInUser['account']['checkoutPoMessage']) {
  if (!enabled || message.trim() === '') return null;
  return <p className={classes['message']}>{message}</p>;
}

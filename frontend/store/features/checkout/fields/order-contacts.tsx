import { TextInput } from '@mantine/core';
import { CHECKOUT_FIELD_TEXTS, CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import type { CheckoutFieldName } from '#shared/values/checkout-fields.ts';
import { CheckBox } from '../../../../ui/base/check-box.tsx';
import { formatPhone } from '../../../../ui/format/format-phone.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { fieldMaxLength } from './field-limits.ts';
import { type FieldProblems, phoneDigits } from './field-problems.ts';
import classes from './order-contacts.module.css';

type ContactField = Extract<CheckoutFieldName, `contact${string}` | `delivery${string}`>;

const CONTACT: readonly ContactField[] = ['contactName', 'contactPhone', 'contactEmail'];
const DELIVERY: readonly ContactField[] = ['deliveryName', 'deliveryPhone'];
const KINDS = {
  contactName: 'text',
  contactPhone: 'tel',
  contactEmail: 'email',
  deliveryName: 'text',
  deliveryPhone: 'tel',
} as const;

interface OrderContactsProps {
  readonly draft: Pick<CheckoutDraft, 'fields' | 'overrideContact' | 'overrideDelivery'>;
  readonly problems: FieldProblems;
  readonly onChange: (part: Partial<CheckoutDraft>) => void;
  readonly onChangeField: (name: CheckoutFieldName, value: string) => void;
}

/** The contact for an order, and its receiver. Either may be left to the account's records. */
export function OrderContacts({ draft, problems, onChange, onChangeField }: OrderContactsProps) {
  const { fields, overrideContact, overrideDelivery } = draft;

  const inputs = (names: readonly ContactField[], isUsed: boolean) =>
    names.map((name) => (
      <TextInput
        key={name}
        label={CHECKOUT_FIELD_TEXTS[name]}
        type={KINDS[name]}
        maxLength={fieldMaxLength(name)}
        disabled={!isUsed}
        value={KINDS[name] === 'tel' ? formatPhone(fields[name]) : fields[name]}
        error={isUsed && problems[name]}
        autoComplete="off"
        onChange={({ currentTarget }) => onChangeField(name, currentTarget.value)}
        onBlur={() => KINDS[name] === 'tel' && onChangeField(name, phoneDigits(fields[name]))}
      />
    ));

  return (
    <div className={classes['contacts']}>
      <fieldset>
        <legend>{CHECKOUT_PAGE_TEXTS.contact}</legend>
        {inputs(CONTACT, overrideContact)}
        <CheckBox
          label={CHECKOUT_PAGE_TEXTS.overrideContact}
          isChecked={overrideContact}
          onChange={(isChecked) => onChange({ overrideContact: isChecked })}
        />
      </fieldset>
      <fieldset>
        <legend>{CHECKOUT_PAGE_TEXTS.delivery}</legend>
        {inputs(DELIVERY, overrideDelivery)}
        <CheckBox
          label={CHECKOUT_PAGE_TEXTS.overrideDelivery}
          isChecked={overrideDelivery}
          onChange={(isChecked) => onChange({ overrideDelivery: isChecked })}
        />
      </fieldset>
    </div>
  );
}

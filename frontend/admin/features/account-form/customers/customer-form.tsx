import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent, RefObject } from 'react';
import type { CustomerRecord } from '#shared/contracts/accounts.ts';
import { maskedText, POSTAL_CODE_MASKS } from '#shared/rules/base/input-mask.ts';
import { regionsOf } from '#shared/rules/shipping/regions.ts';
import { CUSTOMER_SECTION_TEXTS as TEXTS } from '#shared/texts/admin/account-form/customer-section-texts.ts';
import { changesCount, FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import type { Country } from '#shared/values/countries.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { accountsApi } from '../../../../api/groups/accounts-api.ts';
import { useKeptFocus } from '../../../../ui/hooks/use-kept-focus.ts';
import { toast } from '../../../../ui/page/toasts.tsx';
import { SelectField, SwitchField, TextField } from '../../../form/fields.tsx';
import { FormProblems } from '../../../form/form-problems.tsx';
import { COUNTRY_OPTIONS } from '../../../form/region-fields.tsx';
import { useFieldKeys } from '../../../form/save-bar.tsx';
import { type RecordForm, useRecordForm } from '../../../form/use-record-form.ts';
import { customersQuery } from './customer-queries.ts';
import {
  CUSTOMER_FIELDS_SENT,
  CUSTOMER_LABELS,
  type CustomerValues,
  customerBody,
  customerFormRecord,
} from './customer-values.ts';
import classes from './customers.module.css';
import { WrittenNote } from './written-note.tsx';

interface CustomerFormProps {
  readonly record: CustomerRecord;
  /** The price levels to choose from. */
  readonly levels: readonly { readonly value: string; readonly label: string }[];
  readonly onSaved: (() => void) | undefined;
}

/** The customer record of a line of business, saved by itself: it belongs to the provider, not to the account. */
export function CustomerForm({ record, levels, onSaved }: CustomerFormProps) {
  const form = useCustomerForm(record, onSaved);
  const { field, values } = form;
  const country = values.shipToCountry as Country;
  const handleFieldKeys = useFieldKeys(form);

  function handleKeys(event: KeyboardEvent) {
    handleFieldKeys(event);
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.target instanceof HTMLInputElement);
    if (!isSave || event.target instanceof HTMLButtonElement) return;
    // Enter would save the account, in whose form these fields are.
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  }

  return (
    // The fields are a fieldset of the account's form, because forms can't be nested.
    <fieldset
      ref={form.form.ref as unknown as RefObject<HTMLFieldSetElement>}
      className={classes['customer']}
      onKeyDown={handleKeys}
    >
      <legend>{LINE_FACTS[record.lineOfBusinessKey].label}</legend>
      <FormProblems form={form} />
      <div className={classes['fields']}>
        <TextField field={field('customerNumber')} hint={TEXTS.numberHint} autoComplete="off" />
        <TextField field={field('customerName')} autoComplete="off" />
        <SelectField field={field('priceLevel')} options={withCurrent(levels, values.priceLevel)} />
        <TextField field={field('companyCode')} inputMode="numeric" autoComplete="off" />
        <SwitchField field={field('purchaseOrderNumberRequired')} />
        <SwitchField field={field('taxExempt')} />
        <TextField field={field('shipToAddress1')} hint={TEXTS.shipToHint} autoComplete="off" />
        <TextField field={field('shipToAddress2')} autoComplete="off" />
        <TextField field={field('shipToCity')} autoComplete="off" />
        <SelectField field={field('shipToCountry')} options={COUNTRY_OPTIONS} />
        <SelectField field={field('shipToState')} options={stateOptions(country)} />
        <TextField
          field={field('shipToPostalCode')}
          autoComplete="off"
          mask={(typed) => maskedText(POSTAL_CODE_MASKS[country], typed)}
        />
      </div>
      <WrittenNote record={record} />
      <SaveRow form={form} />
    </fieldset>
  );
}

const stateOptions = (country: Country) => [
  { value: '', label: TEXTS.chooseState },
  ...regionsOf(country).map(({ code, name }) => ({ value: code, label: name })),
];

/** A level that is not listed, such as one of a file to come, stays as it is. */
const withCurrent = (levels: CustomerFormProps['levels'], current: string) => [
  { value: '', label: TEXTS.noLevel },
  ...levels,
  ...(current === '' || levels.some(({ value }) => value === current) ? [] : [{ value: current, label: current }]),
];

function useCustomerForm(record: CustomerRecord, onSaved: (() => void) | undefined): RecordForm<CustomerValues> {
  const queryClient = useQueryClient();
  const { accountId, lineOfBusinessKey } = record;
  const { queryKey } = customersQuery(accountId);
  return useRecordForm<CustomerValues>({
    record: customerFormRecord(record),
    fields: CUSTOMER_FIELDS_SENT,
    labels: CUSTOMER_LABELS,
    failedText: TEXTS.savingFailed,
    async save(changes, { version, idempotencyKey }) {
      const body = { ...customerBody(changes), accountId, lineOfBusinessKey, version };
      const saved = await accountsApi.saveCustomer({ body }, { idempotencyKey });
      queryClient.setQueryData(queryKey, (known) =>
        known?.map((other) => (other.lineOfBusinessKey === lineOfBusinessKey ? saved : other)),
      );
      // The example price follows the customer, and so does the history.
      void queryClient.invalidateQueries({ queryKey: ['account', accountId, 'price'] });
      void queryClient.invalidateQueries({ queryKey: ['history', 'account', String(accountId)] });
      return customerFormRecord(saved);
    },
    async readAgain() {
      const records = await queryClient.fetchQuery({ ...customersQuery(accountId), staleTime: 0 });
      const latest = records.find((other) => other.lineOfBusinessKey === lineOfBusinessKey);
      return customerFormRecord(latest ?? record);
    },
    onSaved() {
      toast.success(TEXTS.saved);
      onSaved?.();
    },
  });
}

/** Beside the record, because the bar at the bottom belongs to the account. */
function SaveRow({ form }: { readonly form: RecordForm<CustomerValues> }) {
  const kept = useKeptFocus(form.isDirty);
  if (!form.isDirty && !form.mayUndo) return null;
  return (
    <div {...kept} className={classes['save']}>
      {form.isDirty ? (
        <>
          <span role="status">{changesCount(form.changed.length)}</span>
          <Button variant="default" size="xs" onClick={form.discard}>
            {FORM_TEXTS.discard}
          </Button>
          <Button size="xs" aria-disabled={form.isSaving} onClick={() => void form.submit()}>
            {form.isSaving ? FORM_TEXTS.saving : FORM_TEXTS.save}
          </Button>
        </>
      ) : (
        <>
          <span role="status">{FORM_TEXTS.saved}</span>
          <Button variant="default" size="xs" onClick={() => void form.undo()}>
            {FORM_TEXTS.undo}
          </Button>
        </>
      )}
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { maxLengthOf } from '../../../../ui/form/contract-fields.ts';
import classes from './price-panel.module.css';

const MOST_LENGTH = maxLengthOf(catalogueContract.getPriceTrace.query, 'partNumber');

interface PartNumberFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly isFocused?: boolean;
  readonly onChoose: (partNumber: string) => void;
}

/** Asks for the number of a part. It may stand inside the form of the account, so it is no form itself. */
export function PartNumberForm({ label, submitLabel, isFocused = false, onChoose }: PartNumberFormProps) {
  const [typed, setTyped] = useState('');
  const choose = () => {
    if (typed.trim() !== '') onChoose(typed.trim());
  };
  return (
    <div className={classes['choose']}>
      <TextInput
        size="xs"
        label={label}
        value={typed}
        maxLength={MOST_LENGTH}
        autoComplete="off"
        autoFocus={isFocused}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          choose();
        }}
      />
      <Button size="xs" variant="default" onClick={choose}>
        {submitLabel}
      </Button>
    </div>
  );
}

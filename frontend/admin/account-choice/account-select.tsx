import '@mantine/core/styles/Combobox.layer.css';

import { Select } from '@mantine/core';
import { ACCOUNT_CHOICE_TEXTS } from '#shared/texts/admin/account-choice-texts.ts';
import type { AccountOption } from '../../order-as/account-choices.ts';
import classes from '../form/fields.module.css';

interface AccountSelectProps {
  readonly accounts: readonly AccountOption[];
  readonly chosen: string;
  readonly onChoose: (accountId: string) => void;
  /** The label of the field. 'Account' by default. */
  readonly label?: string;
  /** Shown where no account fits. */
  readonly noneText?: string;
}

/** So many accounts are shown of a longer list; the search finds the others. */
const MOST_SHOWN = 100;

/** Chooses an account by typing some of its name. */
export function AccountSelect({
  accounts,
  chosen,
  onChoose,
  label = ACCOUNT_CHOICE_TEXTS.account,
  noneText,
}: AccountSelectProps) {
  return (
    <Select
      label={label}
      nothingFoundMessage={noneText}
      data={accounts}
      value={chosen}
      onChange={(value) => value !== null && onChoose(value)}
      allowDeselect={false}
      searchable
      limit={MOST_SHOWN}
      withScrollArea={false}
      autoComplete="off"
      classNames={{ label: classes['label'] ?? '' }}
    />
  );
}

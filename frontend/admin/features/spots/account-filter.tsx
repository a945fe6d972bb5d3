import type { AccountOption } from '../../../order-as/account-choices.ts';
import { AccountSelect } from '../../account-choice/account-select.tsx';
import classes from './spots.module.css';

interface AccountFilterProps {
  readonly accounts: readonly AccountOption[];
  readonly chosen: number;
  readonly onChoose: (accountId: string) => void;
}

/** Chooses the account whose marketing spots are listed. */
export function AccountFilter({ accounts, chosen, onChoose }: AccountFilterProps) {
  return (
    <div className={classes['choice']}>
      <AccountSelect accounts={accounts} chosen={String(chosen)} onChoose={onChoose} />
    </div>
  );
}

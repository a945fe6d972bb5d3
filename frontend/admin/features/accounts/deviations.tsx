import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNTS_TEXTS, deviatingBranches } from '#shared/texts/admin/accounts-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import classes from './deviations.module.css';
import { fieldLabel, isOverridable } from './field-labels.ts';

interface DeviationsProps {
  readonly row: AccountRow;
  /** The branches of a parent, once they are shown. */
  readonly branches: readonly AccountRow[] | undefined;
}

/** More cells than this would not be counted by anybody who looks. */
const MOST_CELLS = 24;

/** For a branch, the fields that it sets itself. For a parent, the number of branches that do so. */
export function Deviations({ row, branches }: DeviationsProps) {
  if (row.parentId === null) {
    if (!branches || branches.length === 0) return null;
    const deviating = branches.filter((branch) => deviationsOf(branch).length > 0).length;
    return (
      <span className={classes['deviations']}>
        <Cells own={deviating} all={branches.length} />
        {deviatingBranches(formatCount(deviating), formatCount(branches.length))}
      </span>
    );
  }
  const codes = deviationsOf(row);
  if (codes.length === 0) return <span className={classes['none']}>{ACCOUNTS_TEXTS.none}</span>;
  const labels = codes.map(fieldLabel).join(', ');
  return (
    <span className={classes['deviations']} title={labels}>
      <Cells own={codes.length} all={codes.length} />
      <b>{formatCount(codes.length)}</b> <span className={classes['labels']}>{labels}</span>
    </span>
  );
}

const deviationsOf = ({ ownCodes }: AccountRow): number[] => ownCodes.filter(isOverridable);

/** One cell for each, those that deviate first and hollow. The words beside it say the same. */
function Cells({ own, all }: { readonly own: number; readonly all: number }) {
  if (all > MOST_CELLS) return null;
  const cells = Array.from({ length: all }, (_, index) => index);
  return (
    <span className={classes['cells']} aria-hidden>
      {cells.map((cell) => (
        <i key={cell} data-own={cell < own || undefined} />
      ))}
    </span>
  );
}

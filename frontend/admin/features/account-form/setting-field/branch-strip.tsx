import { stripText } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import classes from './branch-strip.module.css';

/** How many branches of an account a setting affects in which way. The sum is the number of all branches. */
interface BranchParts {
  /** Branches that change with the save. */
  readonly change: number;
  /** Branches that follow the account and stay as they are. */
  readonly follow: number;
  /** Branches with a value of their own. */
  readonly own: number;
  /** Branches that the setting is not handed down to. */
  readonly apart: number;
}

interface BranchStripProps {
  readonly total: number;
  readonly own: number;
  /** Branches that the unsaved change affects. 0 by default. */
  readonly changed?: number;
  readonly isHandedDown: boolean;
}

/** Nobody counts more cells than this, so a longer strip is drawn as a bar of the same parts. */
const MOST_CELLS = 40;
const PARTS = ['change', 'follow', 'own', 'apart'] as const satisfies readonly (keyof BranchParts)[];

/** A cell for each branch: tall ones change, full ones follow, hollow ones have their own, and flat ones get nothing. */
export function BranchStrip({ total, own, changed = 0, isHandedDown }: BranchStripProps) {
  const parts = branchParts({ total, own, changed, isHandedDown });
  const isBar = total > MOST_CELLS;
  return (
    <span className={classes['strip']} data-bar={isBar || undefined} role="img" aria-label={stripText(parts)}>
      {(isBar ? sumsOf(parts) : cellsOf(parts)).map(({ key, part, count }) => (
        <i key={key} data-part={part} style={isBar ? { flexGrow: count } : undefined} />
      ))}
    </span>
  );
}

interface Cell {
  readonly key: string;
  readonly part: keyof BranchParts;
  readonly count: number;
}

const cellsOf = (parts: BranchParts): Cell[] =>
  PARTS.flatMap((part) =>
    Array.from({ length: parts[part] }, (_, index) => ({ key: `${part}${index}`, part, count: 1 })),
  );

const sumsOf = (parts: BranchParts): Cell[] =>
  PARTS.filter((part) => parts[part] > 0).map((part) => ({ key: part, part, count: parts[part] }));

/** A branch with a value of its own may change too, if that value stops counting. */
function branchParts({ total, own, changed, isHandedDown }: Required<BranchStripProps>): BranchParts {
  const change = Math.min(changed, total);
  const stillOwn = Math.min(own, total - change);
  const rest = total - change - stillOwn;
  return { change, own: stillOwn, follow: isHandedDown ? rest : 0, apart: isHandedDown ? 0 : rest };
}

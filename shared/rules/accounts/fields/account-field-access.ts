import type { Account } from '../../../schemas/stored/account.ts';
import type { Level } from '../../../values/access.ts';
import type { FieldLock } from '../../../values/accounts/setting-source.ts';
import { ACCOUNT_FIELDS, type AccountField } from '../account-fields.ts';
import { PROVIDER_ACCOUNT_ID } from '../level.ts';

/** An administrator, with the account that they belong to. */
export interface Administrator {
  readonly level: Level;
  readonly accountId: number;
}
type Marks = Pick<Account, 'inheritedFields' | 'changeableFields'>;
/** An account in the administrator's scope. */
type Subject = Pick<Account, 'id' | 'parentId'>;

/** Who changes a field of a top-level account, and of a child: each entry is the deepest level that may. */
interface Deepest {
  readonly topLevel: 0 | 1;
  readonly child: 0 | 1 | 2;
}

const EVERYBODYS: Deepest = { topLevel: 1, child: 2 };
const PROVIDERS: Deepest = { topLevel: 0, child: 0 };
const PARENTS: Deepest = { topLevel: 1, child: 1 };

/**
 * The fields that not everybody changes who administers the account. Those of the provider decide what the provider is
 * paid, whom it serves and with what (decision B320).
 */
const DEEPEST: Readonly<Record<number, Deepest>> = {
  104: PROVIDERS,
  105: PROVIDERS,
  107: PROVIDERS,
  108: PROVIDERS,
  111: PROVIDERS,
  130: { topLevel: 0, child: 1 },
  134: PROVIDERS,
  200: PARENTS,
  202: PROVIDERS,
  301: PROVIDERS,
  302: PROVIDERS,
  303: PROVIDERS,
  304: PROVIDERS,
  305: PROVIDERS,
  306: PROVIDERS,
  307: PROVIDERS,
};

/** All texts are English so far, so there is only one culture to choose (decision B221). */
const NOTHING_TO_CHOOSE = 142;

const FIELDS: ReadonlyMap<number, AccountField> = new Map(ACCOUNT_FIELDS.map((field) => [field.code, field]));

/** The field with this code. Undefined for codes that do not exist. */
export const accountFieldOf = (code: number): AccountField | undefined => FIELDS.get(code);

/**
 * Why an administrator may not change a field of an account in their scope. Undefined if they may. The parent is given
 * for a child.
 */
export function fieldLock(
  code: number,
  { level }: Administrator,
  account: Subject,
  parent: Marks | undefined,
): FieldLock | undefined {
  const isChild = account.parentId !== undefined;
  const inheritance = FIELDS.get(code)?.inheritance;
  if (isChild && inheritance === 'always') return 'always of the parent';
  if (code === NOTHING_TO_CHOOSE) return 'nothing to choose';
  const deepest = (DEEPEST[code] ?? EVERYBODYS)[isChild ? 'child' : 'topLevel'];
  if (level > deepest) return deepest === 0 ? 'provider only' : 'parent only';
  // A value that can't count is nobody's to set (decision A2).
  return inheritance === 'when marked' && parent && isLockedBy(parent, code) ? 'handed down' : undefined;
}

const isLockedBy = ({ inheritedFields, changeableFields }: Marks, code: number): boolean =>
  inheritedFields.includes(code) && !changeableFields.includes(code);

/**
 * Whether an administrator may say if children inherit a field, and if they may change it. Only top-level accounts have
 * children, and nobody marks a field that they may not change themselves.
 */
export function mayMark(code: number, administrator: Administrator, account: Subject): boolean {
  if (account.parentId !== undefined || account.id === PROVIDER_ACCOUNT_ID) return false;
  const isMarkable = FIELDS.get(code)?.inheritance === 'when marked';
  return isMarkable && fieldLock(code, administrator, account, undefined) === undefined;
}

/** Whether an administrator may deactivate an account, or activate it again. Nobody does that to their own account. */
export const mayChangeActive = ({ level, accountId }: Administrator, { id }: Subject): boolean =>
  level < 2 && id !== accountId && id !== PROVIDER_ACCOUNT_ID;

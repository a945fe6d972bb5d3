import { AppError } from '../../errors.ts';
import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Account } from '../../schemas/stored/account.ts';
import { ACCOUNT_TEXTS } from '../../texts/session/account-texts.ts';
import { isUsablePattern } from '../cart/po-number.ts';
import { boundsProblem } from './account-bounds.ts';
import { MARKABLE_CODES } from './account-fields.ts';
import { effectiveAccount } from './account-inheritance.ts';
import { mayBeLogo } from './brand/logo-path.ts';
import { PROVIDER_ACCOUNT_ID } from './level.ts';
import { marginProblem } from './margin-bands.ts';
import { warrantyProblem } from './warranty-entries.ts';

type Fault = keyof typeof ACCOUNT_TEXTS;

/**
 * Throws the first fault of an account before it is stored. It checks the rules that the schema can't express (admin 5,
 * 6).
 */
export function checkAccount(account: Account, parent?: Account): void {
  const fault = faultOf(account, parent);
  if (fault) throw new AppError('invalid_input', ACCOUNT_TEXTS[fault]);
}

function faultOf(account: Account, parent: Account | undefined): Fault | undefined {
  const { orderProcessType, settings } = account;
  if (account.id === PROVIDER_ACCOUNT_ID && !account.isActive) return 'providerIsActive';
  if (orderProcessType === 1 && parent) return 'processTypeOfParent';
  if (orderProcessType === 2 && !parent) return 'processTypeOfChild';
  if (!marksItsFields(account)) return 'fieldNotMarkable';
  if (!mayBeLogo(settings.logoFileName ?? '', account)) return 'logoNotOwn';
  if (parent && settings.ipRestriction?.method === 2) return 'ipMethodOfChild';
  return faultOfSettings(effectiveAccount(account, parent).settings);
}

/** A child may change a field only if it inherits it. */
function marksItsFields({ parentId, inheritedFields, changeableFields }: Account): boolean {
  if (parentId !== undefined) return inheritedFields.length + changeableFields.length === 0;
  return (
    inheritedFields.every((code) => MARKABLE_CODES.includes(code)) &&
    changeableFields.every((code) => inheritedFields.includes(code))
  );
}

function faultOfSettings(settings: AccountSettings): Fault | undefined {
  const { customerServiceHours, poValidation } = settings;
  const days = Object.values(customerServiceHours);
  if (days.some(({ active, open, close }) => active && (open === '' || close === '')))
    return 'serviceHoursWithoutTimes';
  if (poValidation.method === 'pattern' && !isUsablePattern(poValidation.pattern)) return 'poPatternUnusable';
  return boundsProblem(settings) ?? marginProblem(settings) ?? warrantyProblem(settings);
}

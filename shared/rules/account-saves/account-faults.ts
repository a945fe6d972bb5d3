import type { FieldError } from '../../errors.ts';
import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Account } from '../../schemas/stored/account.ts';
import { ACCOUNT_SAVE_TEXTS } from '../../texts/admin/account-save-texts.ts';
import { USER_TEXTS } from '../../texts/admin/users/user-texts.ts';
import { ACCOUNT_TEXTS } from '../../texts/session/account-texts.ts';
import { isRequired } from '../../texts/session/profile-texts.ts';
import { boundsProblem } from '../accounts/account-bounds.ts';
import { ACCOUNT_DEFAULTS } from '../accounts/account-defaults.ts';
import { MARKABLE_CODES } from '../accounts/account-fields.ts';
import { effectiveAccount } from '../accounts/account-inheritance.ts';
import { mayBeLogo } from '../accounts/brand/logo-path.ts';
import type { ChangeKey } from '../accounts/fields/changed-fields.ts';
import { PROVIDER_ACCOUNT_ID } from '../accounts/level.ts';
import { marginProblem } from '../accounts/margin-bands.ts';
import { areOrganized } from '../accounts/margins/reorganized-margins.ts';
import { daysWithoutTimes } from '../accounts/service-hours-checks.ts';
import { warrantyProblem } from '../accounts/warranty-entries.ts';
import { isUsablePattern } from '../cart/po-number.ts';
import { addressFaults } from '../people/valid-address.ts';

/** An account as it would be stored, with its parent and the settings that would count. */
interface Judged {
  readonly account: Account;
  readonly parent: Account | undefined;
  readonly settings: AccountSettings;
}
type Check = (judged: Judged) => readonly FieldError[];

const none: readonly FieldError[] = [];
const fault = (path: string, message: string): readonly FieldError[] => [{ path, message }];
const faultIf = (isWrong: boolean, path: string, message: string) => (isWrong ? fault(path, message) : none);

/** The checks of each field. A field is checked only if it changes, so that an old value blocks no other change. */
const CHECKS: Readonly<Partial<Record<ChangeKey, Check>>> = {
  101: ({ settings }) => marginFaults('Aftermarket', settings),
  102: ({ settings }) => marginFaults('Salvage', settings),
  103: ({ settings }) =>
    faultIf(marginProblem(settings) === 'marginTooHigh', 'MarginOnCost', ACCOUNT_TEXTS.marginTooHigh),
  105: ({ settings: { minimumCoreCharge } }) => boundsFaults('MinimumCoreCharge', { minimumCoreCharge }),
  107: ({ settings: { majorWarranty } }) => warrantyFaults('MajorWarranty', majorWarranty),
  108: ({ settings: { otherWarranty } }) => warrantyFaults('OtherWarranty', otherWarranty),
  111: ({ settings: { shippingCalculationMethod, shippingCalculationAmount } }) =>
    boundsFaults('ShippingCalculationAmount', { shippingCalculationMethod, shippingCalculationAmount }),
  113: ({ settings: { checkoutRequirements } }) => boundsFaults('CheckoutRequirements', { checkoutRequirements }),
  115: ({ settings: { poValidation } }) =>
    faultIf(
      poValidation.method === 'pattern' && !isUsablePattern(poValidation.pattern),
      'POValidation',
      ACCOUNT_TEXTS.poPatternUnusable,
    ),
  121: ({ account, settings }) =>
    faultIf(!mayBeLogo(settings.logoFileName, account), 'LogoFileName', ACCOUNT_TEXTS.logoNotOwn),
  122: ({ settings: { customerServiceHours: hours } }) =>
    faultIf(daysWithoutTimes(hours).length > 0, 'CustomerServiceHours', ACCOUNT_TEXTS.serviceHoursWithoutTimes),
  123: ({ account, parent }) =>
    faultIf(
      parent !== undefined && account.settings.ipRestriction?.method === 2,
      'IPRestriction',
      ACCOUNT_TEXTS.ipMethodOfChild,
    ),
  130: ({ account, parent }) => processTypeFaults(account, parent),
  200: ({ account }) => faultIf(account.companyName === '', 'CompanyName', isRequired(ACCOUNT_SAVE_TEXTS.companyName)),
  201: ({ account }) => addressErrors(account),
  302: ({ settings: { linesOfBusiness } }) => boundsFaults('LinesOfBusiness', { linesOfBusiness }),
  304: ({ settings: { nationalSearchLinesOfBusiness } }) =>
    boundsFaults('NationalSearchLinesOfBusiness', { nationalSearchLinesOfBusiness }),
  marks: ({ account }) => markFaults(account),
  active: ({ account: { id, isActive } }) =>
    faultIf(id === PROVIDER_ACCOUNT_ID && !isActive, 'Active', ACCOUNT_TEXTS.providerIsActive),
};

/** The errors of an account whose `changed` fields are saved, by their wire names (admin 5). */
export function accountFaults(
  account: Account,
  parent: Account | undefined,
  changed: readonly ChangeKey[],
): FieldError[] {
  const { settings } = effectiveAccount(account, parent);
  return changed.flatMap((key) => CHECKS[key]?.({ account, parent, settings }) ?? none);
}

const REORGANIZED = {
  Aftermarket: ACCOUNT_SAVE_TEXTS.aftermarketReorganized,
  Salvage: ACCOUNT_SAVE_TEXTS.salvageReorganized,
} as const;

function marginFaults(line: 'Aftermarket' | 'Salvage', settings: AccountSettings): readonly FieldError[] {
  const { marginOnCost } = settings;
  const bands = line === 'Aftermarket' ? settings.aftermarketMargins : settings.salvageMargins;
  const path = `Margins.${line}`;
  const problem = marginProblem({ aftermarketMargins: bands, salvageMargins: [], marginOnCost });
  if (problem === 'marginOutOfBounds') return fault(path, ACCOUNT_TEXTS[problem]);
  if (!areOrganized(bands)) {
    return [...fault('Margins', ACCOUNT_SAVE_TEXTS.marginsReorganized), ...fault(path, REORGANIZED[line])];
  }
  return problem ? fault(path, ACCOUNT_TEXTS[problem]) : none;
}

function boundsFaults(path: string, some: Partial<AccountSettings>): readonly FieldError[] {
  const problem = boundsProblem({ ...ACCOUNT_DEFAULTS, ...some });
  return problem ? fault(path, ACCOUNT_TEXTS[problem]) : none;
}

function warrantyFaults(path: string, entries: AccountSettings['majorWarranty']): readonly FieldError[] {
  const problem = warrantyProblem({ majorWarranty: entries, otherWarranty: [] });
  return problem ? fault(path, ACCOUNT_TEXTS[problem]) : none;
}

function processTypeFaults({ orderProcessType }: Account, parent: Account | undefined): readonly FieldError[] {
  if (orderProcessType === 1 && parent) return fault('OrderProcessType', ACCOUNT_TEXTS.processTypeOfParent);
  return faultIf(orderProcessType === 2 && !parent, 'OrderProcessType', ACCOUNT_TEXTS.processTypeOfChild);
}

function addressErrors({ address }: Account): readonly FieldError[] {
  const names = { address1: 'Address1', city: 'City', state: 'State', postalCode: 'PostalCode' } as const;
  const labels: Readonly<Record<string, string>> = {
    address1: ACCOUNT_SAVE_TEXTS.address,
    city: ACCOUNT_SAVE_TEXTS.city,
    state: USER_TEXTS.state,
  };
  return addressFaults(address).map((field) => {
    const label = address[field].trim() === '' ? labels[field] : undefined;
    return { path: names[field], message: label ? isRequired(label) : USER_TEXTS.addressInvalid };
  });
}

/** Only a parent account marks fields, only those that can be marked, and a child changes only what it inherits. */
function markFaults({ parentId, inheritedFields, changeableFields }: Account): readonly FieldError[] {
  const isOfChild = parentId !== undefined && inheritedFields.length + changeableFields.length > 0;
  const isUnmarkable = isOfChild || !inheritedFields.every((code) => MARKABLE_CODES.includes(code));
  const isNotInherited = !changeableFields.every((code) => inheritedFields.includes(code));
  return [
    ...faultIf(isUnmarkable, 'InheritedFields', ACCOUNT_TEXTS.fieldNotMarkable),
    ...faultIf(!isUnmarkable && isNotInherited, 'ChangableFields', ACCOUNT_TEXTS.fieldNotMarkable),
  ];
}

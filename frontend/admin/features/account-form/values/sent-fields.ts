import { accountsContract } from '#shared/contracts/accounts.ts';
import { type ContractField, contractFields } from '../../../../ui/form/contract-fields.ts';

/** The margins of both lines of business are sent together, and edited apart. The amount of shipping has no field of its own. */
const NAMES: Readonly<Record<string, string>> = {
  'margins.aftermarket': 'aftermarketMargins',
  'margins.salvage': 'salvageMargins',
  shippingCalculationAmount: 'shippingCalculationMethod',
};

/** The fields of a save. A refusal of anything inside a setting belongs to the setting. */
export const ACCOUNT_FIELDS_SENT: readonly ContractField[] = contractFields(accountsContract.changeAccount.body).map(
  (field) => {
    const depth = field.name.startsWith('margins.') ? 2 : 1;
    const name = firstParts(field.name, depth);
    return { ...field, name: NAMES[name] ?? name, path: firstParts(field.path, depth) };
  },
);

/** The first steps of a name. */
function firstParts(name: string, count: number): string {
  return name.split('.').slice(0, count).join('.');
}

import type { StoredAddress } from '../../schemas/fields/address.ts';
import type { UserImportRow } from '../../schemas/wire/import-rows.ts';
import { ACCOUNT_ROW_TEXTS, IMPORT_ROW_TEXTS } from '../../texts/imports/people-import-texts.ts';
import { COUNTRIES, type Country, countries } from '../../values/countries.ts';
import { addressFaults, storedAddress } from '../people/valid-address.ts';
import { countryOf } from '../shipping/postal-code.ts';
import { faultOf, inColumns } from './row-fault.ts';

type AddressCells = Pick<UserImportRow, 'address' | 'address2' | 'city' | 'state' | 'postalCode' | 'country'>;

const HEADINGS = { address1: 'Address', city: 'City', state: 'State', postalCode: 'Postal Code' } as const;

/**
 * The address of a row as it is stored, or the columns to check. If the country is missing, it follows from
 * the postal code. A second line is absent if the row has no such column, and '' if its cell is empty.
 */
export function rowAddress(
  row: AddressCells,
): { readonly address: StoredAddress } | { readonly columns: readonly string[] } {
  const [address1, city, state, postalCode] = [row.address, row.city, row.state, row.postalCode].map(trimmed) as [
    string,
    string,
    string,
    string,
  ];
  const named = trimmed(row.country);
  const country = named === '' ? countryOf({ postalCode }) : countryNamed(named);
  if (!country) return { columns: ['Country'] };
  const typed = { address1, city, state, postalCode, country };
  const columns = addressFaults(typed).map((field) => HEADINGS[field]);
  if (columns.length > 0) return { columns };
  const { address2 } = row;
  return { address: { ...storedAddress(typed), ...(address2 !== undefined && { address2: address2.trim() }) } };
}

/** The fault of a row whose address has these columns to check. */
export const addressFault = (columns: readonly string[]) =>
  inColumns(faultOf(ACCOUNT_ROW_TEXTS.addressIncomplete, IMPORT_ROW_TEXTS.pleaseCheck(columns.join(', '))), columns);

const trimmed = (cell = ''): string => cell.trim();

/** Names that people write for the United States, beside the code and the name of each country. */
const UNITED_STATES = ['USA', 'U.S.', 'U.S.A.', 'UNITED STATES OF AMERICA'];

function countryNamed(typed: string): Country | undefined {
  const text = typed.toUpperCase();
  if (UNITED_STATES.includes(text)) return 'US';
  return countries.find((code) => code === text || COUNTRIES[code].toUpperCase() === text);
}

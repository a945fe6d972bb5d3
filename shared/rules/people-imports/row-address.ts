import type { StoredAddress } from '../../schemas/fields/address.ts';
import type { UserImportRow } from '../../schemas/wire/import-rows.ts';
import { IMPORT_ROW_TEXTS } from '../../texts/imports/people-import-texts.ts';
import { COUNTRIES, type Country, countries } from '../../values/countries.ts';
import { addressFaults, storedAddress } from '../people/valid-address.ts';
import { countryOf } from '../shipping/postal-code.ts';

type AddressCells = Pick<UserImportRow, 'address' | 'address2' | 'city' | 'state' | 'postalCode' | 'country'>;

const HEADINGS = { address1: 'Address', city: 'City', state: 'State', postalCode: 'Postal Code' } as const;

/**
 * The address of a row as it is stored, or the columns to check, in words. If the country is missing, it follows from
 * the postal code. A second line is absent if the row has no such column, and '' if its cell is empty.
 */
export function rowAddress(row: AddressCells): { readonly address: StoredAddress } | { readonly fault: string } {
  const [address1, city, state, postalCode] = [row.address, row.city, row.state, row.postalCode].map(trimmed) as [
    string,
    string,
    string,
    string,
  ];
  const named = trimmed(row.country);
  const country = named === '' ? countryOf({ postalCode }) : countryNamed(named);
  if (!country) return { fault: IMPORT_ROW_TEXTS.pleaseCheck('Country') };
  const typed = { address1, city, state, postalCode, country };
  const faults = addressFaults(typed).map((field) => HEADINGS[field]);
  if (faults.length > 0) return { fault: IMPORT_ROW_TEXTS.pleaseCheck(faults.join(', ')) };
  const { address2 } = row;
  return { address: { ...storedAddress(typed), ...(address2 !== undefined && { address2: address2.trim() }) } };
}

const trimmed = (cell = ''): string => cell.trim();

/** Names that people write for the United States, beside the code and the name of each country. */
const UNITED_STATES = ['USA', 'U.S.', 'U.S.A.', 'UNITED STATES OF AMERICA'];

function countryNamed(typed: string): Country | undefined {
  const text = typed.toUpperCase();
  if (UNITED_STATES.includes(text)) return 'US';
  return countries.find((code) => code === text || COUNTRIES[code].toUpperCase() === text);
}

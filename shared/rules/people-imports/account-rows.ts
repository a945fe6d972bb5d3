import type { StoredAddress } from '../../schemas/fields/address.ts';
import type { Account } from '../../schemas/stored/account.ts';
import type { AccountImportRow } from '../../schemas/wire/import-rows.ts';
import { SETTING_CHOICES } from '../../texts/admin/account-form/editor-texts.ts';
import { ACCOUNT_ROW_TEXTS, IMPORT_ROW_TEXTS, USER_ROW_TEXTS } from '../../texts/imports/people-import-texts.ts';
import type { Level } from '../../values/access.ts';
import { sameCompanyName } from '../accounts/company-name.ts';
import { ACCOUNT_COLUMNS, tooLongCells } from './import-columns.ts';
import { addressFault, rowAddress } from './row-address.ts';
import { faultOf, inColumns, type JudgedRow } from './row-fault.ts';
import type { RowRules } from './row-judge.ts';

/** The fields of a new account that a row gives, in their stored form. */
export interface AccountRowBody extends StoredAddress {
  readonly companyName: string;
  readonly storeNumber?: string;
  readonly type?: 'Fleet' | 'White Label';
  readonly orderProcessType?: Account['orderProcessType'];
}

/** Judges the rows of an account file. The first row of a name counts, whatever else is in it (decision B415). */
export const accountRows = (level: Level): RowRules<AccountImportRow, AccountRowBody> => ({
  keysOf: ({ companyName = '', parent = '' }) =>
    companyName.trim() === '' ? [] : [[parent, companyName].map(sameCompanyName).join('\n')],
  repeated: inColumns(faultOf(ACCOUNT_ROW_TEXTS.repeated), [COMPANY_NAME]),
  isRepeatFirst: true,
  judge: (row) => judged(row, level),
});

const COMPANY_NAME = 'Company Name';

function judged(row: AccountImportRow, level: Level): JudgedRow<AccountRowBody> {
  const companyName = (row.companyName ?? '').trim();
  if (companyName === '') return inColumns(faultOf(ACCOUNT_ROW_TEXTS.noName), [COMPANY_NAME]);
  const place = rowAddress(row);
  if ('columns' in place) return addressFault(place.columns);
  const storeNumber = (row.storeNumber ?? '').trim();
  const type = typeOf(row, level);
  const orderProcessType = processTypeOf(row);
  const tooLong = tooLongCells(ACCOUNT_COLUMNS, row);
  const details = [
    ...tooLong.map(({ message }) => message),
    ...('fault' in type ? [type.fault] : []),
    ...('fault' in orderProcessType ? [orderProcessType.fault] : []),
  ];
  if (details.length > 0) {
    return inColumns(faultOf(USER_ROW_TEXTS.rejected, ...details), [
      ...tooLong.map(({ heading }) => heading),
      ...('fault' in type ? ['Type'] : []),
      ...('fault' in orderProcessType ? ['Order Process Type'] : []),
    ]);
  }
  return {
    body: {
      companyName,
      ...place.address,
      ...(storeNumber !== '' && { storeNumber }),
      ...type,
      ...orderProcessType,
    } as AccountRowBody,
  };
}

/** The type is the provider's to set, for top-level accounts only (decision B320). */
function typeOf({ type: cell = '', parent = '' }: AccountImportRow, level: Level) {
  const text = cell.trim().toLowerCase();
  if (text === '') return {};
  if (level > 0) return { fault: IMPORT_ROW_TEXTS.typeOfProvider };
  if (parent.trim() !== '') return { fault: IMPORT_ROW_TEXTS.typeOfParent };
  const type = (['Fleet', 'White Label'] as const).find((each) => each.toLowerCase() === text);
  return type ? { type } : { fault: IMPORT_ROW_TEXTS.unknownType };
}

/** By its name or its number. */
function processTypeOf({ orderProcessType: cell = '' }: AccountImportRow) {
  const text = cell.trim().toLowerCase();
  if (text === '') return {};
  const found = ([0, 1, 2] as const).find(
    (number) => String(number) === text || SETTING_CHOICES.orderProcessType[number].toLowerCase() === text,
  );
  return found === undefined ? { fault: IMPORT_ROW_TEXTS.unknownProcessType } : { orderProcessType: found };
}

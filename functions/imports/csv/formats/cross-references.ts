import { storedPartNumber } from '#shared/rules/catalogue/core-item.ts';
import { crossReferenceRowSchema } from '#shared/schemas/catalogue/cross-reference-row.ts';
import { yesOrNo } from '../cells.ts';
import { deciding, withDefault } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { brandColumns, partColumns } from '../part-columns.ts';

/** The provider's item for each brand's number, as ACES and PIES files use it (decision C9). */
export const crossReferencesFormat = csvFormat({
  kind: 'cross-references',
  columns: {
    ...partColumns,
    ...brandColumns,
    isCore: deciding(withDefault(['Core Item'], yesOrNo, false)),
  },
  schema: crossReferenceRowSchema,
  rowOf: ({ brand, brandPartNumber, companyCode, partNumber, isCore }) => ({
    brand,
    brandPartNumber,
    companyCode,
    partNumber: storedPartNumber(partNumber, isCore).partNumber,
  }),
  keyOf: ({ brand, brandPartNumber }) => joinedKey(brand, brandPartNumber),
});

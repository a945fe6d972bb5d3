import type { ColumnMapping, PeopleImportView } from '#shared/schemas/fields/people-import.ts';

/** The column that each heading fills. Headings that are not read are not in it. */
export type MappingDraft = ReadonlyMap<string, string>;

export const mappingDraftOf = (mapping: readonly ColumnMapping[]): MappingDraft =>
  new Map(mapping.map(({ column, heading }) => [heading, column]));

export const mappingOf = (draft: MappingDraft): ColumnMapping[] =>
  [...draft].map(([heading, column]) => ({ column, heading }));

/** A heading fills another column, or none for ''. A column has one heading, so the former one is not read any more. */
export function withColumn(draft: MappingDraft, heading: string, column: string): MappingDraft {
  const others = [...draft].filter(([name, filled]) => name !== heading && filled !== column);
  return new Map(column === '' ? others : [...others, [heading, column]]);
}

/** The required columns that no heading fills. */
export const missingColumns = ({ columns }: Pick<PeopleImportView, 'columns'>, draft: MappingDraft): string[] => {
  const filled = new Set(draft.values());
  return columns.filter(({ column, isRequired }) => isRequired && !filled.has(column)).map(({ column }) => column);
};

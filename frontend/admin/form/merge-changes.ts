import { isSameValue } from '#shared/rules/base/same-value.ts';

/** The value of a field: mostly a text or a boolean, else data such as a list of margin bands. */
export type FormValue = string | boolean | object | null;

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** The names of a form's fields. */
export type FieldName<V extends FormValues> = keyof V & string;

/** The names of the fields that differ, in the order of the form. */
export const changedNames = <V extends FormValues>(before: V, after: V): readonly FieldName<V>[] =>
  Object.keys(before).filter((name) => !isSameValue(before[name], after[name]));

/** Some fields with their values. */
export const valuesOfFields = <V extends FormValues>(values: V, names: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<V>;

interface Merged<V extends FormValues> {
  /** Mine where I changed a field, else theirs. */
  readonly values: V;
  /** The fields that both changed, and differently. */
  readonly conflicts: readonly FieldName<V>[];
}

/**
 * Brings the changes of two people together (decision B285): `base` is what both began with. Whatever only one of them
 * changed is kept.
 */
export function mergeChanges<V extends FormValues>(base: V, mine: V, theirs: V): Merged<V> {
  const ownNames = changedNames(base, mine);
  return {
    values: { ...theirs, ...valuesOfFields(mine, ownNames) },
    conflicts: ownNames.filter(
      (name) => !isSameValue(theirs[name], base[name]) && !isSameValue(theirs[name], mine[name]),
    ),
  };
}

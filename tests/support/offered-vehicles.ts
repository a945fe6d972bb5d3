import { nameKey } from '#functions/search/format/search-text.ts';
import type { DictionaryLookup } from '#functions/search/query/dictionary-lookup.ts';

/** The names of a provider who has these vehicles. */
export function offeredVehicles(
  vehicles: readonly { readonly make: string; readonly model: string }[],
): Pick<DictionaryLookup, 'makes' | 'makeOf' | 'modelOf'> {
  const makes = [...Map.groupBy(vehicles, ({ make }) => make)].map(([name, of]) => ({
    name,
    models: [...new Set(of.map(({ model }) => model).filter(Boolean))].map((model) => ({ name: model, years: [] })),
  }));
  const codeOf = (names: readonly { readonly name: string }[], name: string): number | undefined => {
    const code = names.findIndex((each) => nameKey(each.name) === nameKey(name));
    return code < 0 ? undefined : code;
  };
  return {
    makes,
    makeOf: (name) => codeOf(makes, name),
    modelOf: (make, name) => codeOf(makes[make]?.models ?? [], name),
  };
}

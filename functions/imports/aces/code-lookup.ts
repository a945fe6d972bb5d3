import type { PartTypeRow } from '#shared/schemas/catalogue/classification-rows.ts';
import type { CodeRow } from '#shared/schemas/catalogue/code-row.ts';
import type { CodeText } from './read-application.ts';

/** Looks up codes in the provider's list of codes, and part types in the list of part types. */
export function codeLookup(codes: Iterable<CodeRow>, partTypes: Iterable<PartTypeRow>): CodeText {
  const texts = new Map<string, string>();
  for (const { code, name } of partTypes) texts.set(`PartType ${code}`, name);
  for (const { kind, code, text } of codes) texts.set(`${kind} ${code}`, text);
  return (kind, id) => texts.get(`${kind} ${id}`);
}

import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import type { SettingName } from '#shared/schemas/fields/account-settings.ts';
import { accountSchema } from '#shared/schemas/stored/account.ts';
import { accountSettingsWireSchema } from '#shared/schemas/wire/account-settings-wire.ts';
import { decodeWire, encodeWire, wireName } from '#shared/wire/wire.ts';

const ownShape = z.pick(accountSchema, {
  companyName: true,
  storeNumber: true,
  address: true,
  orderProcessType: true,
  inheritedFields: true,
  changeableFields: true,
  isActive: true,
}).shape;
const settingsShape = accountSettingsWireSchema.shape;
const fieldsSchema = z.partial(z.object({ ...ownShape, ...settingsShape }));

/** A field of an account under its wire name in the specification. */
export interface NamedField {
  readonly name: string;
  readonly key: keyof typeof fieldsSchema.shape;
}

/** Every field that can be set, those of the account itself first. */
export const accountFields: readonly NamedField[] = Object.entries(fieldsSchema.shape).map(([key, schema]) => ({
  name: wireName(key, schema),
  key: key as NamedField['key'],
}));

export const isSetting = (key: NamedField['key']): key is SettingName => key in settingsShape;

/**
 * Finds a field by its name, case-insensitively. Accepts names of the table of field codes too, such as
 * Margins.Aftermarket.
 */
export function fieldNamed(name: string): NamedField | undefined {
  const isMeant = (candidate: string) => candidate.toLowerCase() === name.toLowerCase();
  const coded = ACCOUNT_FIELDS.find((field) => isMeant(field.name))?.settings ?? [];
  return (
    accountFields.find((field) => isMeant(field.name)) ??
    accountFields.find(({ key }) => coded.length === 1 && coded[0] === key)
  );
}

/** Reads a typed value as JSON, else as plain text, by the field's schema. Throws 'invalid_input' with the errors. */
export function readValue({ name, key }: NamedField, typed: string): unknown {
  const [asText, asJson = asText] = [typed, ...json(typed)].map((value) => decodeWire(fieldsSchema, { [name]: value }));
  const read = [asJson, asText].find((attempt) => attempt?.ok) ?? asJson;
  if (read?.ok) return read.value[key];
  throw new AppError('invalid_input', `${name} can’t be ${typed}`, { fieldErrors: read?.errors ?? [] });
}

/** Formats a stored value as on the wire. */
export function shownValue({ name, key }: NamedField, value: unknown): string {
  return JSON.stringify(Reflect.get(encodeWire(fieldsSchema, { [key]: value }) as object, name)) ?? 'nothing';
}

/** The value as a list of one, or an empty list if the text is not JSON. */
function json(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

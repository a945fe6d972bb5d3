import { randomInt } from 'node:crypto';

/** GenerateSecretString of a secret in the template, as far as it is used. */
export interface SecretGeneration {
  readonly SecretStringTemplate?: string;
  readonly GenerateStringKey?: string;
  readonly PasswordLength?: number;
  readonly ExcludePunctuation?: boolean;
}

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** The text of a new secret: a password, or the template's JSON with the password under the key. */
export function generatedSecret(generation: SecretGeneration): string {
  const { SecretStringTemplate, GenerateStringKey, PasswordLength = 32, ExcludePunctuation = false } = generation;
  const alphabet = LETTERS_AND_DIGITS + (ExcludePunctuation ? '' : PUNCTUATION);
  const password = Array.from({ length: PasswordLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  if (GenerateStringKey === undefined) return password;
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate ?? '{}'), [GenerateStringKey]: password });
}

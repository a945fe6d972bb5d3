import type { SecretFiles } from './secrets/secret-files.ts';

const REFERENCE = /^\{\{resolve:secretsmanager:(?<id>.+):SecretString:(?<key>[^:}]+):[^:}]*:[^:}]*\}\}$/;

/** A value of the template, with the secret in the place of CloudFormation's dynamic reference to one. */
export async function withSecret(value: string, secrets: SecretFiles): Promise<string> {
  const { id, key } = REFERENCE.exec(value)?.groups ?? {};
  if (id === undefined || key === undefined) return value;
  const text = await secrets.read(id.split(':').at(-1) ?? '');
  return String(JSON.parse(text ?? '{}')[key]);
}

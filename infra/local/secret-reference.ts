import type { SecretFiles } from './secrets/secret-files.ts';

const REFERENCE = /^\{\{resolve:secretsmanager:(?<id>.+):SecretString:(?<key>[^:}]+):[^:}]*:[^:}]*\}\}$/;

/** Replaces CloudFormation's dynamic reference to a secret in a value of the template. */
export async function withSecret(value: string, secrets: SecretFiles): Promise<string> {
  const { id, key } = REFERENCE.exec(value)?.groups ?? {};
  if (id === undefined || key === undefined) return value;
  const text = await secrets.read(id.split(':').at(-1) ?? '');
  return String(JSON.parse(text ?? '{}')[key]);
}

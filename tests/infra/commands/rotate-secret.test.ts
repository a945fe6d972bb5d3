import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, it, onTestFinished } from 'vitest';
import { rotateSecret } from '#infra/commands/rotate-secret.ts';
import { type SecretFiles, secretFiles } from '#infra/local/secrets/secret-files.ts';
import { startSecrets } from '#infra/local/secrets/start-secrets.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A Secrets Manager with one secret, as the stack generates it. */
async function aSecret(): Promise<{ readonly files: SecretFiles; readonly client: SecretsManagerClient }> {
  const files = await secretFiles(await temporaryFolder());
  await files.write('keys', JSON.stringify({ current: 'first' }));
  const server = await startSecrets(files);
  onTestFinished(() => server.close());
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  return { files, client: new SecretsManagerClient({ endpoint: server.endpoint, region: 'us-east-1', credentials }) };
}

const valuesOf = async (files: SecretFiles) => JSON.parse((await files.read('keys')) ?? '');

it('gives a new value beside the one in use, and tells its version', async () => {
  const { files, client } = await aSecret();
  const version = await rotateSecret(client, 'keys');
  const { current, previous } = await valuesOf(files);
  expect(current).toMatch(/^[\w-]{64}$/);
  expect(previous).toBe('first');
  expect(version).toBe('local');
});

it('ends the value before the last, so that twice is enough for one that leaked', async () => {
  const { files, client } = await aSecret();
  await rotateSecret(client, 'keys');
  const { current } = await valuesOf(files);
  await rotateSecret(client, 'keys');
  expect(await valuesOf(files)).toEqual({ current: expect.not.stringMatching(current), previous: current });
});

it('makes no secret that is not there', async () => {
  const { client } = await aSecret();
  await expect(rotateSecret(client, 'kyes')).rejects.toThrow("can't find the specified secret");
});

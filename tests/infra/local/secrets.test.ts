import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { describe, expect, it, onTestFinished } from 'vitest';
import { generatedSecret } from '#infra/local/secrets/generated-secret.ts';
import { secretFiles } from '#infra/local/secrets/secret-files.ts';
import { startSecrets } from '#infra/local/secrets/start-secrets.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const generation = {
  SecretStringTemplate: '{"user":"x"}',
  GenerateStringKey: 'current',
  PasswordLength: 64,
  ExcludePunctuation: true,
};

async function started(folder: string) {
  const files = await secretFiles(folder);
  const server = await startSecrets(files);
  const client = new SecretsManagerClient({
    endpoint: server.endpoint,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  onTestFinished(async () => {
    client.destroy();
    await server.close();
  });
  return { files, client };
}

describe('a generated secret', () => {
  it('is a password of letters and digits under its key, beside what the template has', () => {
    const secret = JSON.parse(generatedSecret(generation));
    expect(secret).toEqual({ user: 'x', current: expect.stringMatching(/^[a-zA-Z0-9]{64}$/) });
  });

  it('is the password alone without a key, with punctuation unless excluded', () => {
    expect(generatedSecret({ PasswordLength: 4096 })).toMatch(/^(?=.*[!-/])(?=.*[a-z])(?=.*\d)[!-~]{4096}$/);
  });
});

describe('the endpoint', () => {
  it('gives the same value after a restart, by name and by ARN', async () => {
    const folder = await temporaryFolder();
    const first = await started(folder);
    await first.files.ensure('token-keys', generation);
    const { SecretString, ARN } = await first.client.send(new GetSecretValueCommand({ SecretId: 'token-keys' }));

    const second = await started(folder);
    await second.files.ensure('token-keys', generation);
    const again = await second.client.send(new GetSecretValueCommand({ SecretId: ARN }));
    expect(again.SecretString).toBe(SecretString);
  });

  it('takes a new value', async () => {
    const { files, client } = await started(await temporaryFolder());
    await files.ensure('token-keys', generation);
    await client.send(new PutSecretValueCommand({ SecretId: 'token-keys', SecretString: '{"current":"new"}' }));
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: 'token-keys' }));
    expect(SecretString).toBe('{"current":"new"}');
  });

  it.each(['absent', '../outside', ''])('knows no secret %j', async (SecretId) => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'outside.json'), 'x');
    await mkdir(path.join(folder, 'secrets'));
    const { client } = await started(path.join(folder, 'secrets'));
    await expect(client.send(new GetSecretValueCommand({ SecretId }))).rejects.toBeInstanceOf(
      ResourceNotFoundException,
    );
  });

  it('refuses what it does not do', async () => {
    const { client } = await started(await temporaryFolder());
    await expect(client.send(new ListSecretsCommand({}))).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

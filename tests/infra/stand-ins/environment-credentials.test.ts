import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultProvider } from '#infra/stand-ins/environment-credentials.ts';

afterEach(() => vi.unstubAllEnvs());

function environment(id: string | undefined, key: string | undefined, token: string | undefined): void {
  vi.stubEnv('AWS_ACCESS_KEY_ID', id);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', key);
  vi.stubEnv('AWS_SESSION_TOKEN', token);
}

describe('the credentials of a function', () => {
  it('are those that Lambda put into its environment', async () => {
    environment('id', 'key', 'token');
    await expect(defaultProvider()()).resolves.toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'key',
      sessionToken: 'token',
    });
  });

  it('may lack a session token, as those of emulators do', async () => {
    environment('id', 'key', undefined);
    await expect(defaultProvider()()).resolves.toEqual({ accessKeyId: 'id', secretAccessKey: 'key' });
  });

  it.each([
    { id: undefined, key: 'key' },
    { id: 'id', key: undefined },
  ])('are missed aloud: id $id, key $key', async ({ id, key }) => {
    environment(id, key, 'token');
    await expect(defaultProvider()()).rejects.toThrow('No AWS credentials in the environment');
  });
});

import { describe, expect, it } from 'vitest';
import { apiUrlAt, environmentFor } from '#infra/emulator/emulator.ts';

const emulator = { url: 'https://127.0.0.1:4321', authority: 'a/folder/client.pem' };

describe('the environment for an emulator', () => {
  it("takes nothing of the caller's own account along", () => {
    const own = {
      PATH: '/usr/bin',
      AWS_PROFILE: 'production',
      AWS_SESSION_TOKEN: 'token',
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000',
      AWS_ACCESS_KEY_ID: 'AKIA1',
      CDK_DEFAULT_ACCOUNT: '123456789012',
    };
    const env = environmentFor(emulator, own);
    expect(env).toMatchObject({ PATH: '/usr/bin', AWS_ENDPOINT_URL: emulator.url, AWS_ACCESS_KEY_ID: 'test' });
    for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL_S3', 'CDK_DEFAULT_ACCOUNT']) {
      expect(env).not.toHaveProperty(name);
    }
  });

  it('reads no file of credentials', () => {
    expect(environmentFor(emulator, {})).toMatchObject({
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      AWS_EC2_METADATA_DISABLED: 'true',
    });
  });

  it('trusts the authority of an emulator that has one', () => {
    expect(environmentFor(emulator, {})['NODE_EXTRA_CA_CERTS']).toBe('a/folder/client.pem');
    expect(environmentFor({ url: 'http://127.0.0.1:4566' }, {})).not.toHaveProperty('NODE_EXTRA_CA_CERTS');
  });
});

describe('the address of the API in an emulator', () => {
  it.each(['https://ab12cd34.execute-api.localhost:4321', 'https://ab12cd34.execute-api.us-east-1.amazonaws.com/'])(
    'is found by the id in %s',
    (apiUrl) => {
      expect(apiUrlAt(emulator, apiUrl)).toBe('https://127.0.0.1:4321/_aws/execute-api/ab12cd34/$default');
    },
  );
});

import { randomInt } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SendToStore } from '../api-journeys/store-visitor.ts';
import { required } from './required.ts';

/** Set aside for documentation; another one for each run, because failed logins are also counted by address. */
const VIEWER_ADDRESS = `203.0.113.${randomInt(1, 255)}`;

/**
 * The deployment that the environment names, asked as the CDN asks it: with the tenant's host, the viewer's address
 * and the secret.
 */
export async function deployedStore(): Promise<SendToStore> {
  const apiUrl = required('API_URL');
  const secret = await currentSecret(required('CDN_SECRETS_SECRET'));
  return (host, path, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-tenant-host', host);
    headers.set('x-viewer-address', VIEWER_ADDRESS);
    headers.set('x-cdn-secret', secret);
    return fetch(`${apiUrl}${path}`, { ...init, headers });
  };
}

async function currentSecret(secretId: string): Promise<string> {
  const { SecretString = '{}' } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: secretId }),
  );
  return JSON.parse(SecretString).current;
}

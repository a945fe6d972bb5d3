import { randomBytes } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/**
 * Gives a secret a new current value. The old value stays valid as `previous`, and the one before it is dropped.
 * Returns the id of the new version.
 */
export async function rotateSecret(client: SecretsManagerClient, secretId: string): Promise<string | undefined> {
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  const { current: previous } = JSON.parse(SecretString);
  const secret = { current: randomBytes(48).toString('base64url'), previous };
  const answer = await client.send(
    new PutSecretValueCommand({ SecretId: secretId, SecretString: JSON.stringify(secret) }),
  );
  return answer.VersionId;
}

/** npm run rotate-secret -- {name or ARN of the secret} */
if (import.meta.main) {
  const [secretId] = process.argv.slice(2);
  if (!secretId) throw new Error('Which secret? Its ARN is among the outputs of the stack.');
  console.log(`New version: ${await rotateSecret(new SecretsManagerClient({}), secretId)}`);
}

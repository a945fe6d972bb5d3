import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

/** How long a value is cached, so that a rotation takes effect without a deployment. */
const KEPT_MS = 5 * 60_000;
/** How often an unknown value may force an early read. */
const HURRIED_MS = 10_000;

const secretSchema = z.object({ current: z.string().check(z.minLength(16)), previous: z.optional(z.string()) });

export interface SecretValues {
  /** The valid values, newest first: two while one replaces the other. */
  read(): Promise<readonly string[]>;
  /** The same after a fresh look, unless the last one was only seconds ago. */
  readAgain(): Promise<readonly string[]>;
}

/** A secret of Secrets Manager with the text {"current": "…", "previous": "…"}. An empty id means no secret. */
export function secretValues(secretId: string, load: (secretId: string) => Promise<string> = loadSecret): SecretValues {
  let known: Promise<readonly string[]> | undefined;
  let readAt = 0;

  async function readOlderThan(age: number): Promise<readonly string[]> {
    if (secretId === '') return [];
    if (known && Date.now() - readAt < age) return known;
    const before = known;
    readAt = Date.now();
    known = load(secretId)
      .then(parse)
      .catch((error: unknown) => {
        // The last good value is better than an outage.
        known = before;
        if (!before) throw error;
        return before;
      });
    return known;
  }

  return { read: () => readOlderThan(KEPT_MS), readAgain: () => readOlderThan(HURRIED_MS) };
}

function parse(text: string): readonly string[] {
  const { current, previous } = secretSchema.parse(json(text));
  return previous ? [current, previous] : [current];
}

/** The message of JSON.parse would quote the text, and the log would contain the secret. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('A secret is not JSON');
  }
}

let client: SecretsManagerClient | undefined;

async function loadSecret(secretId: string): Promise<string> {
  client ??= new SecretsManagerClient({});
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  return SecretString ?? '';
}

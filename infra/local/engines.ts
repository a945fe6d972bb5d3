import { ensureTable } from './ensure-table.ts';
import type { LocalServer } from './local-server.ts';
import { startMail } from './mail/start-mail.ts';
import type { StatePaths } from './project-paths.ts';
import { startS3 } from './s3/start-s3.ts';
import { type SecretFiles, secretFiles } from './secrets/secret-files.ts';
import { startSecrets } from './secrets/start-secrets.ts';
import { openTable } from './table-engine.ts';
import type { Stack } from './template/stack.ts';

/** The embedded AWS, with everything in it that the template names. */
export interface Engines {
  /** Leads the AWS SDK to them. Also holds what the functions' own environment tells of the stack. */
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: SecretFiles;
  readonly s3Endpoint: string;
  readonly mailbox: string;
  readonly close: () => Promise<void>;
}

/** Rejects with StateInUse when another process has them. */
export async function startEngines(stack: Stack, state: StatePaths): Promise<Engines> {
  const dynamodb = await openTable(state);
  const secrets = await secretFiles(state.secrets);
  const servers: readonly LocalServer[] = [
    dynamodb,
    await startSecrets(secrets),
    await startS3({ folder: state.objects, buckets: stack.buckets }),
    await startMail(),
  ];
  const [table = '', secretsManager = '', s3 = '', mail = ''] = servers.map(({ endpoint }) => endpoint);
  for (const { name, generation } of stack.secrets) await secrets.ensure(name, generation);
  for (const definition of stack.tables) await ensureTable(table, definition);
  return {
    secrets,
    s3Endpoint: s3,
    mailbox: mail,
    environment: {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_ENDPOINT_URL_DYNAMODB: table,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsManager,
      AWS_ENDPOINT_URL_S3: s3,
      AWS_ENDPOINT_URL_SES: mail,
      AWS_ENDPOINT_URL_SESV2: mail,
      ...outputsOf(stack),
      ...sharedEnvironment(stack),
    },
    close: async () => {
      for (const server of servers.toReversed()) await server.close();
    },
  };
}

/** `ImagesBucket` → IMAGES_BUCKET */
const outputsOf = ({ outputs }: Stack): Record<string, string> =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => [name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase(), value]),
  );

/** What all functions have alike in their environment. */
function sharedEnvironment({ functions }: Stack): Record<string, string> {
  const [first = {}, ...others] = functions.map(({ environment }) => environment);
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
}

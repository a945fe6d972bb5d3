import { ensureTable } from './ensure-table.ts';
import { type Invocations, startInvocations } from './invocations/start-invocations.ts';
import type { LocalServer } from './local-server.ts';
import { startMail } from './mail/start-mail.ts';
import type { StatePaths } from './project-paths.ts';
import { startS3 } from './s3/start-s3.ts';
import { type SecretFiles, secretFiles } from './secrets/secret-files.ts';
import { startSecrets } from './secrets/start-secrets.ts';
import { executionFiles } from './states/execution-files.ts';
import { startStates } from './states/start-states.ts';
import { taskFunctions } from './states/task-functions.ts';
import type { Stack } from './template/stack.ts';

/** The embedded AWS, with everything in it that the template names. */
export interface Engines {
  /** Leads the AWS SDK to them. Also holds what the functions' own environment tells of the stack. */
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: SecretFiles;
  readonly s3Endpoint: string;
  readonly mailbox: string;
  /** Lets the functions call each other, once they are loaded. */
  readonly openFunctions: Invocations['open'];
  /** Begins anew the executions of state machines that a killed process left behind. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts what stands beside the opened table, and makes in all of them what the template names. */
export async function startEngines(table: LocalServer, stack: Stack, state: StatePaths): Promise<Engines> {
  const secrets = await secretFiles(state.secrets);
  const secretsManager = await startSecrets(secrets);
  const s3 = await startS3({ folder: state.objects, buckets: stack.buckets });
  const mail = await startMail();
  const onFailure = (message: string, cause?: unknown): void => console.error(message, cause ?? '');
  const invocations = await startInvocations(onFailure);
  const environment: Record<string, string> = {};
  const tasks = taskFunctions(stack.functions, environment);
  const states = await startStates({
    machines: stack.stateMachines,
    executions: await executionFiles(state.executions),
    call: tasks.call,
    onFailure,
  });
  for (const { name, generation } of stack.secrets) await secrets.ensure(name, generation);
  for (const definition of stack.tables) await ensureTable(table.endpoint, definition);
  Object.assign(environment, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsManager.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SFN: states.endpoint,
    AWS_ENDPOINT_URL_LAMBDA: invocations.endpoint,
    AWS_ENDPOINT_URL_SES: mail.endpoint,
    ...bucketNames(stack),
    ...sharedEnvironment(stack),
  });
  return {
    secrets,
    s3Endpoint: s3.endpoint,
    mailbox: mail.endpoint,
    openFunctions: invocations.open,
    environment,
    resume: states.resume,
    close: async () => {
      await invocations.close();
      await states.close();
      await tasks.close();
      for (const server of [mail, s3, secretsManager]) await server.close();
    },
  };
}

/** What the outputs call the buckets: `ImagesBucket` → IMAGES_BUCKET. */
const bucketNames = ({ buckets, outputs }: Stack): Record<string, string> =>
  Object.fromEntries(
    Object.entries(outputs)
      .filter(([, value]) => buckets.includes(value))
      .map(([name, value]) => [name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase(), value]),
  );

/** What all functions have alike in their environment. */
function sharedEnvironment({ functions }: Stack): Record<string, string> {
  const [first = {}, ...others] = functions.map(({ environment }) => environment);
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
}

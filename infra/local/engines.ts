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

/** The embedded AWS services with all resources of the template. */
export interface Engines {
  /** The environment for the AWS SDK. It also has the variables of the functions that refer to the stack. */
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: SecretFiles;
  readonly s3Endpoint: string;
  readonly mailbox: string;
  /** Lets the functions call each other, after they are loaded. */
  readonly openFunctions: Invocations['open'];
  /** Restarts the state machine executions that a killed process left behind. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts all services besides the opened table, and creates the resources of the template in them. */
export async function startEngines(table: LocalServer, stack: Stack, state: StatePaths): Promise<Engines> {
  const secrets = await secretFiles(state.secrets);
  const secretsManager = await startSecrets(secrets);
  const s3 = await startS3({ folder: state.objects, buckets: stack.buckets, expiries: stack.expiries });
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

/** Buckets by the names of their outputs: `ImagesBucket` → IMAGES_BUCKET. */
const bucketNames = ({ buckets, outputs }: Stack): Record<string, string> =>
  Object.fromEntries(
    Object.entries(outputs)
      .filter(([, value]) => buckets.includes(value))
      .map(([name, value]) => [name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase(), value]),
  );

/** The variables that are the same in the environment of all functions. */
function sharedEnvironment({ functions }: Stack): Record<string, string> {
  const [first = {}, ...others] = functions.map(({ environment }) => environment);
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
}

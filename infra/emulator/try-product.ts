import { run } from '../commands/child-process.ts';
import type { Outputs } from '../commands/deploy.ts';
import type { Progress } from '../commands/progress.ts';
import { runDeployTests } from './deploy-tests.ts';
import { bootstrap, deployStage } from './deployment.ts';
import { apiUrlAt, type Emulator } from './emulator.ts';

type Environment = Readonly<Record<string, string>>;

const DEMO_MS = 120_000;

/** Deploys a synthesised stage to an emulator, loads the demo data and runs the deployment tests. */
export async function tryProduct(
  emulator: Emulator,
  env: Environment,
  assembly: string,
  { step, say, add }: Progress,
): Promise<void> {
  await step('Bootstrapping', () => bootstrap(env, assembly));
  const outputs = await step('Deploying the stack and its pages', () => deployStage(env, assembly));
  const deployed = { ...env, ...environmentOf(emulator, outputs) };
  await step('Loading the demo data', () =>
    run(process.execPath, ['functions/demo/load-demo.ts'], { env: deployed, timeout: DEMO_MS }),
  );
  say('Running the tests of the deployment …');
  add(await runDeployTests(deployed, assembly));
}

/** The outputs of the stack that the demo data and the tests need. */
function environmentOf(emulator: Emulator, outputs: Outputs): Environment {
  const { ApiUrl = '', TableName = '', CdnSecretsSecret = '', CdnUrl = '', ImagesBucket = '' } = outputs;
  return {
    API_URL: apiUrlAt(emulator, ApiUrl),
    TABLE_NAME: TableName,
    CDN_SECRETS_SECRET: CdnSecretsSecret,
    CDN_URL: CdnUrl,
    IMAGES_BUCKET: ImagesBucket,
  };
}

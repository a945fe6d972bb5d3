import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { ConfigError, readConfig } from '../stack/config.ts';
import { publishFrontend } from './publish-frontend.ts';
import { putVinData } from './put-vin-data.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The outputs of the stack: ApiUrl, CdnUrl, TableName, WebBucket … */
export type Outputs = Readonly<Record<string, string>>;

/** Keeps the CLI from sending telemetry and from looking for updates. */
const QUIET_CLI = { CDK_DISABLE_CLI_TELEMETRY: 'true', CDK_DISABLE_VERSION_CHECK: '1' };

interface HowToDeploy {
  /** The command of the CDK. Emulators have their own. */
  readonly cdk?: string;
  /** Further options of `cdk deploy`. */
  readonly options?: readonly string[];
}

/**
 * Builds the pages, deploys the stack of the stage and uploads the VIN data and the pages to its buckets. The environment variables of
 * the AWS SDK select the account. Throws if a step fails.
 */
export async function deploy(stage: string, { cdk = 'cdk', options = [] }: HowToDeploy = {}): Promise<Outputs> {
  // Read first, because the CLI would hide a mistake in it among its own output.
  await readConfig(stage);
  await run('vite', ['build']);
  const outputsFile = path.join(ROOT, `dist/outputs-${stage}.json`);
  const folders = ['--output', `dist/cdk.out-${stage}`, '--outputs-file', outputsFile];
  await run(cdk, ['deploy', '--all', '--context', `stage=${stage}`, ...folders, ...options]);
  const outputs = JSON.parse(await readFile(outputsFile, 'utf8'))[`parts-ordering-${stage}`] as Outputs;
  await putVinData(new S3Client({}), outputs['CatalogueBucket'] ?? '');
  await publishFrontend(new S3Client({}), outputs['WebBucket'] ?? '', path.join(ROOT, 'dist/frontend'));
  return outputs;
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...QUIET_CLI } });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`);
}

/** npm run deploy -- {stage} {options of cdk deploy} */
if (import.meta.main) {
  const [stage = 'production', ...options] = process.argv.slice(2);
  await deploy(stage, { options }).catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}

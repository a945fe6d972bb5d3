import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../commands/child-process.ts';
import type { Outputs } from '../commands/deploy.ts';
import type { MinistackTemplate } from './ministack-template.ts';

type Environment = Readonly<Record<string, string>>;

const STAGE = 'emulator';

const CDK = 'node_modules/.bin/cdk';
const ACCOUNT = '000000000000';
const SYNTH_MS = 120_000;
const BOOTSTRAP_MS = 180_000;
const DEPLOY_MS = 300_000;

/** Writes the template and the bundles of the stage into a folder for this run. */
export async function synthesise(env: Environment, folder: string): Promise<void> {
  const options = ['--quiet', '--no-notices', '--context', `stage=${STAGE}`, '--output', folder];
  await run(CDK, ['synth', ...options], { env, timeout: SYNTH_MS });
}

/**
 * Changes the template in a folder of `synthesise`. Call it before the first deployment, because the upload keeps its
 * name.
 */
export async function adapt(folder: string, change: (template: MinistackTemplate) => MinistackTemplate): Promise<void> {
  const file = path.join(folder, 'PartsOrdering.template.json');
  const template = JSON.parse(await readFile(file, 'utf8')) as MinistackTemplate;
  await writeFile(file, JSON.stringify(change(template)));
}

/** Prepares the emulator's account for deployments of the CDK. */
export async function bootstrap(env: Environment, folder: string): Promise<void> {
  const target = `aws://${ACCOUNT}/${env['AWS_REGION']}`;
  await run(CDK, ['bootstrap', '--no-notices', '--app', folder, target], { env, timeout: BOOTSTRAP_MS });
}

/** Deploys a folder of `synthesise` and the pages with the script that deploys to AWS. */
export async function deployStage(env: Environment, folder: string): Promise<Outputs> {
  const options = ['--no-notices', '--require-approval', 'never', '--progress', 'events', '--app', folder];
  await run(process.execPath, ['infra/commands/deploy.ts', STAGE, ...options], { env, timeout: DEPLOY_MS });
  return JSON.parse(await readFile(`dist/outputs-${STAGE}.json`, 'utf8'))[`parts-ordering-${STAGE}`];
}

import { CommandError } from '../commands/child-process.ts';
import { attempt } from './attempt.ts';
import { synthesise } from './deployment.ts';
import { type Emulator, environmentFor } from './emulator.ts';
import { tryProduct } from './try-product.ts';

/** The address in docker-compose.yml. */
const LOCALSTACK: Emulator = { url: 'http://127.0.0.1:4566' };

/** Deploys the template to a LocalStack that is already running, loads the demo data and tries the product there. */
await attempt(async (folder, progress) => {
  await progress.step('Looking for LocalStack', checkRunning);
  const env = environmentFor(LOCALSTACK, process.env);
  await progress.step('Synthesising the template', () => synthesise(env, folder));
  await tryProduct(LOCALSTACK, env, folder, progress);
});

async function checkRunning(): Promise<void> {
  const answer = await fetch(`${LOCALSTACK.url}/_localstack/health`).catch(() => undefined);
  if (!answer?.ok)
    throw new CommandError('No LocalStack is running. Start it with: docker compose up --wait localstack');
}

import path from 'node:path';
import { attempt } from './attempt.ts';
import { adapt, synthesise } from './deployment.ts';
import { environmentFor } from './emulator.ts';
import { startMinistack } from './ministack.ts';
import { ministackTemplate } from './ministack-template.ts';
import { pythonEnvironment } from './python-environment.ts';
import { tryProduct } from './try-product.ts';

/** Deploys the template to a MiniStack that it starts, and tests the product there. */
await attempt(async (folder, progress) => {
  const python = await pythonEnvironment(progress.say);
  const emulator = await progress.step('Starting MiniStack', () => startMinistack(python, folder));
  const env = environmentFor(emulator, process.env);
  const assembly = path.join(folder, 'assembly');
  await progress.step('Synthesising the template', () => synthesise(env, assembly));
  await adapt(assembly, ministackTemplate);
  await tryProduct(emulator, env, assembly, progress);
});

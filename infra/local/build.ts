import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../commands/child-process.ts';
import { contentHash } from './content-hash.ts';
import { BUILT, PROJECT } from './project-paths.ts';
import { oneAtATime } from './start/process-lock.ts';
import { writeAtomically } from './write-atomically.ts';

interface Build {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly except?: readonly string[];
  /** The build must create it. */
  readonly output: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const BUILDS: readonly Build[] = [
  {
    name: 'template and functions',
    inputs: ['infra', 'shared', 'functions', 'cdk.json', 'package.json', 'package-lock.json'],
    except: ['infra/local', 'infra/emulator', 'infra/checks'],
    output: BUILT.template,
    command: ['infra/main.ts'],
    environment: { CDK_OUTDIR: BUILT.assembly },
  },
  {
    name: 'pages',
    inputs: ['frontend', 'shared', 'vite.config.ts', 'package.json', 'package-lock.json'],
    output: path.join(BUILT.frontend, 'index.html'),
    command: ['node_modules/vite/bin/vite.js', 'build'],
    // The parent process, such as a test runner, may have set another value.
    environment: { NODE_ENV: 'production' },
  },
];

const BUILD_MS = 5 * 60_000;

/** Builds the template, the bundles and the pages, each only if its sources have changed. */
export async function buildWhatChanged(say: (text: string) => void): Promise<void> {
  await mkdir(BUILT.stamps, { recursive: true });
  await oneAtATime(path.join(BUILT.stamps, 'building'), () =>
    Promise.all(BUILDS.map((build) => buildWhenChanged(build, say))),
  );
}

async function buildWhenChanged(build: Build, say: (text: string) => void): Promise<void> {
  const { name, inputs, except = [], output, command, environment } = build;
  const stamp = path.join(BUILT.stamps, `${path.basename(output)}.hash`);
  const hash = await contentHash({ folder: PROJECT, paths: inputs, except });
  const isCurrent = existsSync(output) && (await readFile(stamp, 'utf8').catch(() => '')) === hash;
  if (isCurrent) return;
  say(`Building the ${name} …`);
  await run(process.execPath, command, { env: { ...process.env, ...environment }, timeout: BUILD_MS });
  await writeAtomically(stamp, hash);
}

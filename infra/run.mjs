// Begins every command of package.json that must work on a fresh machine. Plain JavaScript without packages, for it
// runs on whatever Node the machine has (20 or later), before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
/** The Node that the project brings along. */
const NODE = path.join(PROJECT, 'node_modules/.bin/node');
const NODE_MAJOR = '24';

const TASKS = {
  start: async () => (await import('./local/start/start.ts')).start(),
  run: async (args) => (await import('./local/start/run-script.ts')).runScript(args),
  test: async (args) => (await import('./checks/run-checks.ts')).runChecks(args),
  'test:real-files': async (args) => (await import('./checks/run-real-files.ts')).runRealFiles(args),
  load: async (args) => (await import('./checks/run-load.ts')).runLoad(args),
  reset: async () => (await import('./local/start/reset.ts')).reset(),
};

async function main() {
  const [task, ...args] = process.argv.slice(2);
  if (!(task in TASKS)) throw new Problem(`node infra/run.mjs ${Object.keys(TASKS).join(' | ')}`);
  process.chdir(PROJECT);
  if (!isInstalled()) await install();
  if (process.versions.node.split('.')[0] === NODE_MAJOR) return TASKS[task](args);
  checkNode();
  return continueUnderOwnNode();
}

/** A problem that the person can fix. The message says how. */
class Problem extends Error {
  isForPeople = true;
}

/** Whether node_modules holds what the lock file says, by npm's own record of what it installed. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) =>
      name === '' || link || present[name]?.version === version || (optional && !present[name]),
  );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

async function install() {
  console.log('Installing the packages, which may take some minutes …');
  const began = Date.now();
  const timer = setInterval(() => {
    console.log(`… still installing (${Math.round((Date.now() - began) / 1000)} s)`);
  }, 15_000);
  const options = { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' };
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  const code = await new Promise((resolve, reject) => child.on('exit', resolve).on('error', reject));
  clearInterval(timer);
  if (code !== 0) throw new Problem('npm ci failed; what it says is above.');
}

function checkNode() {
  const { stdout } = spawnSync(NODE, ['--version'], { encoding: 'utf8' });
  if (stdout?.startsWith(`v${NODE_MAJOR}.`)) return;
  throw new Problem(
    `node_modules/.bin/node is not Node ${NODE_MAJOR}: the install scripts of packages seem to be switched off.\n` +
      'Switch them on (npm config set ignore-scripts false), then: npm rebuild node esbuild',
  );
}

/** The same again, now with the project's Node. Its end is ours, and ours is its end: it sees the channel close. */
function continueUnderOwnNode() {
  const child = spawn(NODE, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // At a terminal Ctrl-C reaches both, and we must not go first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

await main().catch((error) => {
  console.error(error.isForPeople ? error.message : error);
  process.exit(1);
});

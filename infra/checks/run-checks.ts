import { stripVTControlCharacters } from 'node:util';
import { CommandError, endAll, run } from '../commands/child-process.ts';
import { closingLine, type Progress, startProgress } from '../commands/progress.ts';
import { findChromium, isHeadlessShell } from './find-chromium.ts';
import { installChromium, mayInstallChromium } from './install-chromium.ts';
import { plainOutput } from './plain-output.ts';
import { runVitest } from './run-vitest.ts';

const SCRIPT_MS = 10 * 60_000;

/**
 * The fast checks come first, all at once, because each keeps only one core busy. The tests of the local store build the
 * pages, so their size is checked afterwards.
 */
const BEFORE_TESTS: readonly Script[] = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
  { name: 'Unused code', script: 'unused' },
];
/** All vitest projects except those that need a browser or external files. */
const PROJECTS = ['--project=!journeys', '--project=!real-files'];
const AFTER_TESTS: readonly Script[] = [{ name: 'Size of the first page', script: 'size' }];

/** A script in package.json. It counts as one check. */
interface Script {
  readonly name: string;
  readonly script: string;
}

/** `npm test`: runs every check, even after a failure. With arguments it only runs vitest, with these arguments. */
export async function runChecks(args: readonly string[]): Promise<void> {
  const progress = startProgress();
  const checks = checksFor(args, progress);
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isInterrupted = true;
      return endAll();
    });
  }
  for (const check of checks) {
    if (!isInterrupted) await check();
  }
  const counts = progress.counts();
  if (counts.failed > 0 || isInterrupted) process.exitCode = 1;
  console.log(closingLine(counts));
}

function checksFor(args: readonly string[], progress: Progress): readonly (() => Promise<void>)[] {
  const env = plainOutput(process.env);
  const script = (one: Script) => () => runScript(one, env, progress);
  const vitest =
    (name: string, given: readonly string[], more = {}) =>
    async () => {
      progress.say(`${name} …`);
      progress.add(await runVitest(given, { ...env, ...more }));
    };
  if (args.length > 0) return [vitest(`vitest ${args.join(' ')}`, args)];
  // A missing browser is installed while the other checks run.
  const foundBrowser = chromium(progress);
  return [
    async () => void (await Promise.all(BEFORE_TESTS.map((one) => script(one)()))),
    vitest('Tests', PROJECTS),
    ...AFTER_TESTS.map(script),
    async () => {
      const browser = await foundBrowser;
      if (browser) return vitest('Browser journeys', ['--project=journeys'], { CHROMIUM_PATH: browser })();
      progress.add({ passed: 0, failed: 0, skipped: 1 });
      progress.say(
        'The browser journeys were NOT run: no Chromium-family browser here. Install one, or name it in CHROMIUM_PATH',
      );
    },
  ];
}

async function runScript({ name, script }: Script, env: NodeJS.ProcessEnv, progress: Progress): Promise<void> {
  try {
    await progress.step(name, () => run('npm', ['run', '--silent', script], { env, timeout: SCRIPT_MS }));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // Some commands write colours although they are turned off.
    console.log(process.stdout.isTTY ? error.message : stripVTControlCharacters(error.message));
  }
}

async function chromium({ say }: Progress): Promise<string | undefined> {
  const found = findChromium(process.env);
  const isBest = process.env['CHROMIUM_PATH'] || (found && isHeadlessShell(found));
  if (isBest || !mayInstallChromium()) return found;
  say('Installing Chromium for the browser journeys …');
  await installChromium();
  return findChromium(process.env);
}

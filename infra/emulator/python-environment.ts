import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../commands/child-process.ts';
import { NotPossible } from './attempt.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const FOLDER = path.resolve(import.meta.dirname, '../../.local/ministack-venv');
/** Written last, so that an incomplete environment is created again. */
const MADE_FROM = path.join(FOLDER, 'made-from.txt');
const PYTHON = path.join(FOLDER, 'bin/python');

const PROBE_MS = 20_000;
const APT_MS = 180_000;
const PIP_MS = 240_000;

/**
 * Creates or updates the project's virtual environment with the packages in requirements.txt. Returns the path of its
 * Python. Throws NotPossible if there is no Python and none can be installed.
 */
export async function pythonEnvironment(say: (text: string) => void): Promise<string> {
  const wanted = await readFile(REQUIREMENTS, 'utf8');
  if (existsSync(MADE_FROM) && (await readFile(MADE_FROM, 'utf8')) === wanted) return PYTHON;
  if (!(await canMakeEnvironments())) await installPython(say);
  say('Making the Python environment');
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(path.dirname(FOLDER), { recursive: true });
  await run('python3', ['-m', 'venv', FOLDER], { timeout: PIP_MS });
  const pip = ['-m', 'pip', 'install', '--disable-pip-version-check', '--require-hashes', '--only-binary', ':all:'];
  await run(PYTHON, [...pip, '-r', REQUIREMENTS], { timeout: PIP_MS });
  await copyFile(REQUIREMENTS, MADE_FROM);
  return PYTHON;
}

/** Debian's python3 comes without venv. */
async function canMakeEnvironments(): Promise<boolean> {
  const probe = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';
  return succeeds('python3', ['-c', probe]);
}

async function installPython(say: (text: string) => void): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(await succeeds('apt-get', ['--version']))) {
    throw new NotPossible('MiniStack needs Python 3.10 or later with venv: install python3 and python3-venv');
  }
  say('Installing python3 and python3-venv');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, timeout: APT_MS });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'python3', 'python3-venv'], {
    env,
    timeout: APT_MS,
  });
  if (!(await canMakeEnvironments()))
    throw new NotPossible('MiniStack needs Python 3.10 or later, and this system has an older one');
}

const succeeds = (command: string, args: readonly string[]): Promise<boolean> =>
  run(command, args, { timeout: PROBE_MS }).then(
    () => true,
    () => false,
  );

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../stack/config.ts';
import { GROUP_NEEDS, NATIVE_PACKAGES_OF_TASKS } from '../stack/group-needs.ts';
import { withDependencies } from './locked-packages.ts';

/**
 * The packages with machine code of each function. They are installed beside its bundle, for the machine that will run
 * it.
 */
const PACKAGES_OF_FUNCTIONS = [
  ...Object.entries(GROUP_NEEDS).map(([group, { nativePackages = [] }]) => [group, nativePackages] as const),
  ...Object.entries(NATIVE_PACKAGES_OF_TASKS),
];
export const NATIVE_PACKAGES = [...new Set(PACKAGES_OF_FUNCTIONS.flatMap(([, names]) => names))];

/** Lambda's Linux has glibc. */
const PLATFORMS = {
  arm64: ['--os=linux', '--cpu=arm64', '--libc=glibc'],
  x64: ['--os=linux', '--cpu=x64', '--libc=glibc'],
  host: [],
} as const;

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/native-packages');

/**
 * Installs the native packages of each function into {to}/{name}/node_modules, in the versions of the lock file. With
 * natives 'none' it installs nothing, and the bundle finds the project's own node_modules further up.
 */
export async function addNativePackages(natives: Config['natives'], to: string): Promise<void> {
  for (const [name, names] of PACKAGES_OF_FUNCTIONS) {
    const target = path.join(to, name, 'node_modules');
    await rm(target, { recursive: true, force: true });
    if (natives === 'none' || names.length === 0) continue;
    await cp(path.join(await installed(names, natives), 'node_modules'), target, { recursive: true });
  }
}

/** A folder in which npm has installed packages for a platform, checked against the hashes in the lock file. */
async function installed(names: readonly string[], platform: keyof typeof PLATFORMS): Promise<string> {
  const { packages: locked } = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = withDependencies(names, locked);
  const dependencies = Object.fromEntries(names.map((name) => [name, locked[`node_modules/${name}`].version]));
  const manifest = { name: 'native-packages', version: '0.0.0', dependencies };
  const lock = JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest, ...packages } });
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const folder = path.join(CACHE, `${platform}-${hash}`);
  if (existsSync(folder)) return folder;

  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(path.join(unfinished, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(unfinished, 'package-lock.json'), lock);
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['ci', ...PLATFORMS[platform], ...options], { cwd: unfinished });
  await rename(unfinished, folder);
  return folder;
}

import { existsSync } from 'node:fs';
import { CommandError, run } from '../commands/child-process.ts';

const UPDATE_MS = 3 * 60_000;
const INSTALL_MS = 10 * 60_000;

/** Debian packages can be installed without a password only as root. */
export const mayInstallChromium = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's Chromium without windows. Returns false if that is not possible. */
export async function installChromium(): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '--quiet'], { env, timeout: UPDATE_MS });
    await run('apt-get', ['install', '--quiet', '--yes', '--no-install-recommends', 'chromium-headless-shell'], {
      env,
      timeout: INSTALL_MS,
    });
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return false;
  }
}

import { type BrowserServer, chromium } from 'playwright-core';
import { findChromium } from '#infra/checks/find-chromium.ts';

/** It asks nothing but the store. */
export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser without windows and with a fresh profile, which any number of processes may connect to. */
export async function startedBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium(process.env);
  if (!executablePath) {
    throw new Error(
      'The browser journeys need a Chromium-family browser: install one (Debian: apt-get install chromium), ' +
        'or name it in CHROMIUM_PATH.',
    );
  }
  // As root, and in most containers, Chromium starts only without its own sandbox; it sees our pages alone.
  return chromium.launchServer({ executablePath, chromiumSandbox: false, args: QUIET });
}

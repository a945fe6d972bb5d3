import { type BrowserServer, chromium } from 'playwright-core';
import { findChromium } from '#infra/checks/find-chromium.ts';

/** The browser sends requests to the store only. */
export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless browser with a fresh profile. Any number of processes may connect to it. */
export async function startedBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium(process.env);
  if (!executablePath) {
    throw new Error(
      'The browser journeys need a Chromium-family browser: install one (Debian: apt-get install chromium), ' +
        'or name it in CHROMIUM_PATH.',
    );
  }
  // As root, and in most containers, Chromium starts only without its own sandbox. It opens our pages only.
  return chromium.launchServer({ executablePath, chromiumSandbox: false, args: QUIET });
}

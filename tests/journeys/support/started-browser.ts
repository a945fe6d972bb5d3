import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
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
  return chromium.launchServer(options());
}

/** Each test file loads our modules again, so the browser is kept outside of them. */
const kept = globalThis as { browserOfWorker?: Promise<Browser> };

/**
 * The browser of this worker, which all its files use: messages go to it directly, not by way of another process. It
 * ends with the worker.
 */
export function browserOfWorker(): Promise<Browser> {
  kept.browserOfWorker ??= chromium.launch(options());
  return kept.browserOfWorker;
}

function options(): LaunchOptions {
  const executablePath = findChromium(process.env);
  if (!executablePath) {
    throw new Error(
      'The browser journeys need a Chromium-family browser: install one (Debian: apt-get install chromium), ' +
        'or name it in CHROMIUM_PATH.',
    );
  }
  // As root, and in most containers, Chromium starts only without its own sandbox. It opens our pages only.
  return { executablePath, chromiumSandbox: false, args: QUIET };
}

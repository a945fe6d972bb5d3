import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium without windows, which needs less of the machine than the whole browser. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The names of the commands of the Chromium family, the lightest first. */
const NAMES = [
  ...HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];

/** Where they are installed without being on the PATH. */
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/** The browser that CHROMIUM_PATH names, or the first of the Chromium family on this machine. */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(isExecutable);
}

/** Whether a browser is Chromium without windows. */
export const isHeadlessShell = (browser: string): boolean => HEADLESS.includes(path.basename(browser));

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

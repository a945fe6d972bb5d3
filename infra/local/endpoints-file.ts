import { readFile, rm } from 'node:fs/promises';
import { writeAtomically } from './write-atomically.ts';

/**
 * The addresses of a running product, for other processes of this machine. A killed product leaves this file behind.
 */
export interface Endpoints {
  readonly pid: number;
  /** The port of the store. */
  readonly port: number;
  readonly mailbox: string;
  /** The environment that points the AWS SDK at the engines. */
  readonly environment: Readonly<Record<string, string>>;
}

export const writeEndpoints = (file: string, endpoints: Endpoints): Promise<void> =>
  writeAtomically(file, `${JSON.stringify(endpoints, undefined, 2)}\n`);

export async function readEndpoints(file: string): Promise<Endpoints | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Endpoints;
  } catch {
    // It is missing or damaged, which only matters for finding a running store.
    return undefined;
  }
}

export const removeEndpoints = (file: string): Promise<void> => rm(file, { force: true });

import { readFile, rm } from 'node:fs/promises';
import { writeAtomically } from './write-atomically.ts';

/** Where a running product is, for other processes of this machine. A killed one leaves its last word behind. */
export interface Endpoints {
  readonly pid: number;
  /** Port of the store. */
  readonly port: number;
  readonly mailbox: string;
  /** Leads the AWS SDK to the engines. */
  readonly environment: Readonly<Record<string, string>>;
}

export const writeEndpoints = (file: string, endpoints: Endpoints): Promise<void> =>
  writeAtomically(file, `${JSON.stringify(endpoints, undefined, 2)}\n`);

export async function readEndpoints(file: string): Promise<Endpoints | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Endpoints;
  } catch {
    // None, or one that somebody damaged: it only helps to find the running store.
    return undefined;
  }
}

export const removeEndpoints = (file: string): Promise<void> => rm(file, { force: true });

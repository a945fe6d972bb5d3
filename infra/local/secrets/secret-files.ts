import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stateProblem } from '../state-problem.ts';
import { writeAtomically } from '../write-atomically.ts';
import { generatedSecret, type SecretGeneration } from './generated-secret.ts';

/** The secrets of the local runtime, each in a file. A file is read every time, so that it can be changed by hand. */
export interface SecretFiles {
  /** Undefined if there is none with this name. */
  readonly read: (name: string) => Promise<string | undefined>;
  readonly write: (name: string, value: string) => Promise<void>;
  /** Creates the secret unless it exists. */
  readonly ensure: (name: string, generation: SecretGeneration) => Promise<void>;
}

export async function secretFiles(folder: string): Promise<SecretFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fileOf = (name: string) => path.join(folder, `${name}.json`);

  const read: SecretFiles['read'] = async (name) => {
    // Only names of existing files are read, so that a name can't be a path.
    const names = await readdir(folder);
    return names.includes(`${name}.json`) ? readFile(fileOf(name), 'utf8') : undefined;
  };
  const write: SecretFiles['write'] = (name, value) => writeAtomically(fileOf(name), value);
  return {
    read,
    write,
    ensure: async (name, generation) => {
      const present = await read(name);
      if (present === undefined) return write(name, generatedSecret(generation));
      const isJson = generation.SecretStringTemplate !== undefined;
      if (present === '' || (isJson && !canBeRead(present))) throw stateProblem(fileOf(name), 'holds no secret');
    },
  };
}

function canBeRead(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

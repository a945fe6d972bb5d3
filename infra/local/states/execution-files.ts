import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stateProblem } from '../state-problem.ts';
import { writeAtomically } from '../write-atomically.ts';

/** One run of a state machine. */
export interface Execution {
  /** The name of the state machine. */
  readonly machine: string;
  readonly name: string;
  /** JSON. */
  readonly input: string;
  readonly hasEnded: boolean;
}

/** Keeps executions as files, so that those of a killed process are known and names are never reused. */
export interface ExecutionFiles {
  find(machine: string, name: string): Promise<Execution | undefined>;
  save(execution: Execution): Promise<void>;
  unended(): Promise<Execution[]>;
}

export async function executionFiles(folder: string): Promise<ExecutionFiles> {
  await mkdir(folder, { recursive: true });
  const read = async (file: string): Promise<Execution> => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const readWhole = (file: string): Promise<Execution> =>
    read(file).catch((error: unknown) => {
      throw error instanceof SyntaxError ? stateProblem(path.join(folder, file), 'is no JSON') : error;
    });
  const fileOf = (machine: string, name: string): string => `${machine}.${name}.json`;
  return {
    find: (machine, name) => read(fileOf(machine, name)).catch(() => undefined),
    save: (execution) =>
      writeAtomically(path.join(folder, fileOf(execution.machine, execution.name)), JSON.stringify(execution)),
    async unended() {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
      return (await Promise.all(files.map(readWhole))).filter(({ hasEnded }) => !hasEnded);
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../tests/load');

/** `npm run load -- {name}`: runs tests/load/{name}.ts, which starts a store of its own and prints a report. */
export async function runLoad([name = '', ...args]: readonly string[]): Promise<void> {
  const file = path.join(FOLDER, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) throw new Error(`There is no load test '${name}' in tests/load`);
  const [code] = await once(spawn(process.execPath, [file, ...args], { stdio: 'inherit' }), 'exit');
  process.exitCode = code ?? 1;
}

import { readFile } from 'node:fs/promises';
import { BUILT } from './project-paths.ts';
import { readStack, type Stack } from './template/stack.ts';

/** Reads the stack of the template that was built last. */
export async function readBuiltStack(): Promise<Stack> {
  return readStack({ template: JSON.parse(await readFile(BUILT.template, 'utf8')), folder: BUILT.assembly });
}

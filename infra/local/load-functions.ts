import { pathToFileURL } from 'node:url';
import type { LambdaFunction, LambdaHandler } from './lambda-function.ts';
import type { FunctionDefinition } from './template/stack.ts';

/**
 * Loads the bundles that are deployed on AWS into this process, one after the other. Each reads its environment while
 * it loads, and a process only has one environment.
 */
export async function loadFunctions(
  definitions: readonly FunctionDefinition[],
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, LambdaFunction>> {
  const functions = new Map<string, LambdaFunction>();
  for (const { name, file, exportName, environment: own, timeout, memory } of definitions) {
    Object.assign(process.env, environment, own);
    const bundle = (await import(pathToFileURL(file).href)) as Readonly<Record<string, LambdaHandler | undefined>>;
    const handler = bundle[exportName];
    if (!handler) throw new Error(`${file} has no ${exportName}`);
    functions.set(name, { name, handler, timeout, memory });
  }
  return functions;
}

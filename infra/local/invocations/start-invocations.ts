import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { FunctionError, invoke, type LambdaFunction } from '../lambda-function.ts';
import { type LocalServer, listen } from '../local-server.ts';

export interface Invocations extends LocalServer {
  /** Makes these functions callable. */
  readonly open: (functions: ReadonlyMap<string, LambdaFunction>) => void;
}

/**
 * Lambda on 127.0.0.1, as far as the product uses it: asynchronous invocations. Calls of a function run one after the
 * other, and closing waits for them.
 */
export async function startInvocations(onFailure: (message: string, cause?: unknown) => void): Promise<Invocations> {
  let functions: ReadonlyMap<string, LambdaFunction> = new Map();
  const running = new Map<string, Promise<void>>();

  async function call(target: LambdaFunction, event: object): Promise<void> {
    try {
      await invoke(target, event);
    } catch (error) {
      onFailure(error instanceof FunctionError ? `${target.name}: ${error.message}` : target.name, error);
    }
  }

  const server = createServer(async (request, response) => {
    const [, name = ''] = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/.exec(request.url ?? '') ?? [];
    const target = functions.get(name);
    if (!target || request.headers['x-amz-invocation-type'] !== 'Event') return void response.writeHead(404).end();
    const event = JSON.parse(await text(request));
    const before = running.get(name) ?? Promise.resolve();
    running.set(
      name,
      before.then(() => call(target, event)),
    );
    response.writeHead(202).end();
  });
  const { endpoint, close } = await listen(server);
  return {
    endpoint,
    open: (known) => {
      functions = known;
    },
    close: async () => {
      await close();
      await Promise.all(running.values());
    },
  };
}

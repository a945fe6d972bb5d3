import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type LocalServer, listen } from './local-server.ts';

interface JsonAnswer {
  readonly statusCode: number;
  readonly body: object;
}

interface JsonService {
  /** For the log. */
  readonly name: string;
  readonly version: '1.0' | '1.1';
  /** Handles one operation. An error that it throws becomes a 500. */
  readonly answer: (operation: string, body: string) => Promise<JsonAnswer>;
}

/**
 * A service with Amazon's JSON protocol: the operation is in a header, bodies are JSON. It does not check signatures.
 */
export function startJsonServer({ name, version, answer }: JsonService, port?: number): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
    const { statusCode, body } = await answer(operation, await text(request)).catch((error: unknown) => {
      process.stderr.write(`${name} ${operation}: ${error instanceof Error ? error.stack : error}\n`);
      return { statusCode: 500, body: { __type: 'InternalServerError' } };
    });
    response.writeHead(statusCode, {
      'content-type': `application/x-amz-json-${version}`,
      'x-amzn-requestid': randomUUID(),
    });
    response.end(JSON.stringify(body));
  });
  return listen(server, port);
}

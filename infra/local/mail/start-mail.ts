import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { type LocalServer, listen } from '../local-server.ts';

/**
 * SES on 127.0.0.1. It accepts email through its API v1 and v2, keeps it until the end, and shows it on a page at `/`.
 * The package is loaded on the first request, because loading it takes half as long as starting everything else.
 */
export async function startMail(): Promise<LocalServer> {
  let ses: Promise<Server> | undefined;
  const front = await listen(
    createServer(async (request, response) => {
      ses ??= startSes();
      (await ses).emit('request', request, response);
    }),
  );
  return {
    endpoint: front.endpoint,
    close: async () => {
      await front.close();
      (await ses)?.close();
    },
  };
}

/** The package insists on listening on a port of its own, which nobody uses. */
async function startSes(): Promise<Server> {
  // `require`, because loaders differ in the default export of such a CommonJS module.
  const ses: typeof import('aws-ses-v2-local') = createRequire(import.meta.url)('aws-ses-v2-local');
  return ses.default({ host: '127.0.0.1', port: 0 });
}

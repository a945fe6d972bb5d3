import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { type LocalServer, listen } from '../local-server.ts';

/**
 * SES on 127.0.0.1: takes mail by its API v1 and v2, keeps it until the end, and shows it on a page at `/`. The package
 * is loaded with the first request, for that is half of the time that everything else takes to start.
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

/** It will listen to a port of its own, which nobody is told. */
async function startSes(): Promise<Server> {
  // Required, because loaders do not agree on what the default of such a CommonJS module is.
  const ses: typeof import('aws-ses-v2-local') = createRequire(import.meta.url)('aws-ses-v2-local');
  return ses.default({ host: '127.0.0.1', port: 0 });
}

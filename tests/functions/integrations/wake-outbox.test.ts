import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTable } from '#functions/data/table/table.ts';
import { makeWakeOutbox } from '#functions/integrations/wake-outbox.ts';
import { startInvocations } from '#infra/local/invocations/start-invocations.ts';
import { listen } from '#infra/local/local-server.ts';

const table = openTable('any', {
  region: 'us-east-2',
  credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' },
});

/** An answer that comes is waited for on any machine, and one that does not come is not. */
const [PATIENT, IMPATIENT] = [60_000, 50];

/** Wakes an outbox that is called so, at an endpoint; tells what was logged. */
async function wake(endpoint: string, timeoutMs = PATIENT, functionName = 'the-outbox'): Promise<string[]> {
  const told: string[] = [];
  const log = { info: () => undefined, error: () => undefined, warn: (message: string) => void told.push(message) };
  const environment = { AWS_ENDPOINT_URL_LAMBDA: endpoint };
  await makeWakeOutbox(table, { functionName, log, environment, timeoutMs })();
  return told;
}

async function lambda(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  const { endpoint, close } = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    return close();
  });
  return endpoint;
}

describe('the outbox is woken', () => {
  it('by a signed call that waits for no answer of it', async () => {
    const calls: object[] = [];
    const endpoint = await lambda(async (request, response) => {
      const { method, url, headers } = request;
      calls.push({ method, url, headers, body: await text(request) });
      response.writeHead(202).end();
    });
    expect(await wake(endpoint)).toEqual([]);
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/2015-03-31/functions/the-outbox/invocations',
        headers: expect.objectContaining({
          authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-east-2\/lambda\//),
          'x-amz-security-token': 'session',
          'x-amz-invocation-type': 'Event',
        }),
        body: '{}',
      },
    ]);
  });

  it('in the local product too, where calls come one after the other', async () => {
    const running: string[] = [];
    const handler = async () => {
      running.push('begins');
      await new Promise(setImmediate);
      running.push('ends');
      throw new Error('Nobody hears of it');
    };
    const { endpoint, open, close } = await startInvocations(() => undefined);
    open(new Map([['the-outbox', { name: 'the-outbox', handler, timeout: 60_000, memory: 1024 }]]));
    expect(await Promise.all([wake(endpoint), wake(endpoint)])).toEqual([[], []]);
    await close();
    expect(running).toEqual(['begins', 'ends', 'begins', 'ends']);
  });
});

describe('whoever wakes it goes on', () => {
  it.each([
    {
      why: 'it may not be called',
      answer: ((_, response) => void response.writeHead(403).end()) satisfies RequestListener,
      timeoutMs: PATIENT,
    },
    {
      why: 'the connection breaks',
      answer: ((request) => void request.destroy()) satisfies RequestListener,
      timeoutMs: PATIENT,
    },
    { why: 'no answer comes', answer: (() => undefined) satisfies RequestListener, timeoutMs: IMPATIENT },
  ])('when $why', async ({ answer, timeoutMs }) => {
    expect(await wake(await lambda(answer), timeoutMs)).toEqual(['The outbox was not woken']);
  });

  it('when there is none, and only the clock wakes it', async () => {
    expect(await wake('http://127.0.0.1:1', PATIENT, '')).toEqual([]);
  });
});

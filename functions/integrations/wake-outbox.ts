import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Table } from '../data/table/table.ts';
import type { Log } from '../http/log.ts';

/** Asks the outbox's function to look at once at what has just been left to it. Never fails, and takes a moment at most. */
export type WakeOutbox = () => Promise<void>;

/** The clock wakes it within a minute. */
export const letItSleep: WakeOutbox = async () => undefined;

/** Longer than this nobody waits for an answer. */
const PATIENCE_MS = 300;

interface WakeProps {
  /** None where nobody but the clock wakes it. */
  readonly functionName: string | undefined;
  readonly log: Log;
  /** Of the AWS SDK: where services are, other than on AWS. */
  readonly environment: NodeJS.ProcessEnv;
  readonly patienceMs?: number;
}

/**
 * Wakes the outbox by an asynchronous call. Whether it is heard changes nothing: the clock wakes it every minute, and what
 * it sends it marks before. The call is signed and sent with what the table's client has loaded already, as a client of
 * Lambda would be 50 KB and 3 ms of each function that has one.
 */
export function makeWakeOutbox({ client }: Table, props: WakeProps): WakeOutbox {
  const { functionName, log, environment, patienceMs = PATIENCE_MS } = props;
  if (!functionName) return letItSleep;
  const { credentials, region, requestHandler, sha256 } = client.config;
  const signer = new SignatureV4({ service: 'lambda', credentials, region, sha256 });
  return async () => {
    try {
      const request = await signer.sign(invocation(await endpointIn(region, environment), functionName));
      const { response } = await requestHandler.handle(request as HttpRequest, {
        abortSignal: AbortSignal.timeout(patienceMs),
      });
      // Unread, it would hold the connection.
      response.body?.resume();
      if (response.statusCode >= 400) log.warn('The outbox was not woken', { status: response.statusCode });
    } catch (error) {
      log.warn('The outbox was not woken', { reason: error instanceof Error ? error.message : String(error) });
    }
  };
}

async function endpointIn(region: () => Promise<string>, environment: NodeJS.ProcessEnv): Promise<URL> {
  const elsewhere = environment['AWS_ENDPOINT_URL_LAMBDA'] ?? environment['AWS_ENDPOINT_URL'];
  return new URL(elsewhere ?? `https://lambda.${await region()}.amazonaws.com`);
}

/** Lambda's Invoke, whose answer comes before the function has run. */
const invocation = ({ protocol, hostname, port, host }: URL, functionName: string): HttpRequest =>
  new HttpRequest({
    method: 'POST',
    protocol,
    hostname,
    ...(port && { port: Number(port) }),
    path: `/2015-03-31/functions/${functionName}/invocations`,
    headers: { host, 'x-amz-invocation-type': 'Event', 'content-type': 'application/json' },
    body: '{}',
  });

import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Table } from '../data/table/table.ts';
import type { Log } from '../http/logging/log.ts';

/** Asks the outbox function to send new messages at once. Never fails, and takes a moment at most. */
export type WakeOutbox = () => Promise<void>;

/** Leaves the messages to the schedule, which drains the outbox every minute. */
export const noopWake: WakeOutbox = async () => undefined;

/** The longest to wait for the response. */
const TIMEOUT_MS = 300;

interface WakeProps {
  /** Undefined if only the schedule drains the outbox. */
  readonly functionName: string | undefined;
  readonly log: Log;
  /** The variables of the AWS SDK for other endpoints than those of AWS. */
  readonly environment: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
}

/**
 * Wakes the outbox by an asynchronous invocation. A lost call changes nothing, because the schedule runs every minute
 * and messages are marked before they are sent. Uses the signer and connection of the table's client, because a Lambda
 * client would add 50 KB and 3 ms to each function.
 */
export function makeWakeOutbox({ client }: Table, props: WakeProps): WakeOutbox {
  const { functionName, log, environment, timeoutMs = TIMEOUT_MS } = props;
  if (!functionName) return noopWake;
  const { credentials, region, requestHandler, sha256 } = client.config;
  const signer = new SignatureV4({ service: 'lambda', credentials, region, sha256 });
  return async () => {
    try {
      const request = await signer.sign(invocation(await endpointIn(region, environment), functionName));
      const { response } = await requestHandler.handle(request as HttpRequest, {
        abortSignal: AbortSignal.timeout(timeoutMs),
      });
      // An unread body would hold the connection.
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

/** Lambda's Invoke with an asynchronous response. */
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

import type { RequestListener } from 'node:http';
import { apiOrigin, DOMAIN_NAME } from '../cdn/api-origin.ts';
import { bucketOrigin } from '../cdn/bucket-origin.ts';
import { cdn } from '../cdn/cdn.ts';
import { folderOrigin } from '../cdn/folder-origin.ts';
import { plainResponse } from '../cdn/origin-response.ts';
import { type SocketUpgrade, socketUpgrade } from '../cdn/socket-upgrade.ts';
import type { Engines } from '../engines.ts';
import { httpApi } from '../http-api/http-api.ts';
import type { LambdaFunction } from '../lambda-function.ts';
import { withSecret } from '../secret-reference.ts';
import { socketApi } from '../socket-api/socket-api.ts';
import type { ApiOrigin, CdnDefinition, ResponseHeader } from '../template/cdn-definition.ts';
import type { Stack } from '../template/stack.ts';

interface StoreProps {
  readonly stack: Stack;
  readonly functions: ReadonlyMap<string, LambdaFunction>;
  readonly engines: Engines;
  /** The folder of the frontend build, which replaces the bucket. */
  readonly frontend: string;
  readonly onFailure: (message: string, cause?: unknown) => void;
}

export interface OpenStore {
  readonly listener: RequestListener;
  /** The socket of the chat. */
  readonly sockets: SocketUpgrade;
}

/** The whole product for one server, with pages, images, API and socket under one origin, as behind the CDN. */
export async function store({ stack, functions, engines, frontend, onFailure }: StoreProps): Promise<OpenStore> {
  const functionOf = (name: string, user: string): LambdaFunction => {
    const found = functions.get(name);
    if (!found) throw new Error(`${user} leads to no function`);
    return found;
  };
  const routes = stack.routes.map(({ routeKey, functionName }) => ({
    routeKey,
    target: functionOf(functionName, routeKey),
  }));
  const answer = httpApi(routes, { onFailure: (name, { message, cause }) => onFailure(`${name}: ${message}`, cause) });
  const webBucket = stack.outputs['WebBucket'];
  const { name: socketName, functionName, authorizerName, stage } = stack.socketApi;
  const headersTo = ({ apiHeaders }: ApiOrigin) =>
    Promise.all(apiHeaders.map(async ([name, value]) => [name, await withSecret(value, engines.secrets)] as const));
  const onRuntimeFailure = (error: unknown) => onFailure('The local runtime failed', error);
  const listener = await cdn({
    definition: uploadingTo(stack.cdn, engines.s3Endpoint),
    originOf: async (origin) => {
      if ('api' in origin) {
        if (origin.api === socketName) return async () => plainResponse(426, 'Upgrade Required');
        return apiOrigin({ httpApi: answer, headers: await headersTo(origin) });
      }
      return origin.bucket === webBucket ? folderOrigin(frontend) : bucketOrigin(engines.s3Endpoint, origin.bucket);
    },
    onFailure: onRuntimeFailure,
  });
  const toSocket = stack.cdn.behaviors.flatMap(({ origin }) =>
    'api' in origin && origin.api === socketName ? [origin] : [],
  );
  const sockets = socketUpgrade({
    definition: stack.cdn,
    api: socketName,
    headers: (await Promise.all(toSocket.map(headersTo))).flat(),
    open: socketApi({
      stage,
      domainName: DOMAIN_NAME,
      authorizer: functionOf(authorizerName, 'The authorizer'),
      target: functionOf(functionName, 'The socket'),
      onFailure: (name, { message, cause }) => onFailure(`${name}: ${message}`, cause),
    }),
    onFailure: onRuntimeFailure,
  });
  return { listener, sockets };
}

/** Pages upload to the local S3 instead of a bucket's own host. */
function uploadingTo(definition: CdnDefinition, s3Endpoint: string): CdnDefinition {
  const withEndpoint = ({ value, ...header }: ResponseHeader): ResponseHeader => ({
    ...header,
    value: value.replace(/https:\/\/\S+\.RegionalDomainName/, s3Endpoint),
  });
  const behaviors = definition.behaviors.map(({ responseHeaders, ...behavior }) => ({
    ...behavior,
    responseHeaders: responseHeaders.map(withEndpoint),
  }));
  return { ...definition, behaviors };
}

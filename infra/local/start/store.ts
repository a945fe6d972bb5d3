import type { RequestListener } from 'node:http';
import { apiOrigin } from '../cdn/api-origin.ts';
import { bucketOrigin } from '../cdn/bucket-origin.ts';
import { cdn } from '../cdn/cdn.ts';
import { folderOrigin } from '../cdn/folder-origin.ts';
import type { Engines } from '../engines.ts';
import { httpApi } from '../http-api/http-api.ts';
import type { LambdaFunction } from '../lambda-function.ts';
import { withSecret } from '../secret-reference.ts';
import type { CdnDefinition, ResponseHeader } from '../template/cdn-definition.ts';
import type { Stack } from '../template/stack.ts';

interface StoreProps {
  readonly stack: Stack;
  readonly functions: ReadonlyMap<string, LambdaFunction>;
  readonly engines: Engines;
  /** The folder of the frontend build, which replaces the bucket. */
  readonly frontend: string;
  readonly onFailure: (message: string, cause?: unknown) => void;
}

/** The whole product as one request listener, with pages, images and API under one origin, as behind the CDN. */
export async function store({ stack, functions, engines, frontend, onFailure }: StoreProps): Promise<RequestListener> {
  const routes = stack.routes.map(({ routeKey, functionName }) => {
    const target = functions.get(functionName);
    if (!target) throw new Error(`${routeKey} leads to no function`);
    return { routeKey, target };
  });
  const answer = httpApi(routes, { onFailure: (name, { message, cause }) => onFailure(`${name}: ${message}`, cause) });
  const webBucket = stack.outputs['WebBucket'];
  return cdn({
    definition: uploadingTo(stack.cdn, engines.s3Endpoint),
    originOf: async (origin) => {
      if ('apiHeaders' in origin) {
        const headers = origin.apiHeaders.map(
          async ([name, value]) => [name, await withSecret(value, engines.secrets)] as const,
        );
        return apiOrigin({ httpApi: answer, headers: await Promise.all(headers) });
      }
      return origin.bucket === webBucket ? folderOrigin(frontend) : bucketOrigin(engines.s3Endpoint, origin.bucket);
    },
    onFailure: (error) => onFailure('The local runtime failed', error),
  });
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

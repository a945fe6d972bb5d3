import { Duration, Stack } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataTable } from './data-table.ts';
import { ProductFunction } from './product-function.ts';
import type { RotatableSecret } from './rotatable-secret.ts';

interface ChatSocketProps {
  readonly config: Config;
  readonly table: DataTable;
  readonly tokenKeys: RotatableSecret;
  /** Undefined without a CDN. */
  readonly cdnSecret: RotatableSecret | undefined;
  /** The folder with the bundled handler.mjs. */
  readonly code: string;
}

/** The path of the socket at the CDN. It is the stage's name, because a WebSocket API has no other paths. */
export const CHAT_STAGE = 'chat';

/**
 * The WebSocket API of the chat with its one function. The function answers each message by its response, so it needs
 * no right to send to connections and no table of them.
 */
export class ChatSocket extends Construct {
  readonly handler: LambdaFunction;
  /** The host of the API, without a path. */
  readonly domainName: string;
  /** With the stage. */
  readonly url: string;

  constructor(scope: Construct, id: string, { config, table, tokenKeys, cdnSecret, code }: ChatSocketProps) {
    super(scope, id);
    const { handler } = new ProductFunction(this, 'Function', {
      name: 'chat',
      config,
      code,
      table,
      // Lists the conversations of all tenants.
      rights: { items: 'read-write', indexes: ['gsi3'] },
      timeout: Duration.seconds(10),
      environment: {
        TOKEN_KEYS_SECRET: tokenKeys.secretArn,
        ...(cdnSecret && { CDN_SECRETS_SECRET: cdnSecret.secretArn }),
      },
    });
    this.handler = handler;
    tokenKeys.grantRead(handler);
    cdnSecret?.grantRead(handler);
    // The gateway itself refuses connections without this header.
    const identity = cdnSecret ? 'x-cdn-secret' : 'Host';
    const authorizer = new WebSocketLambdaAuthorizer('Authorizer', handler, {
      identitySource: [`route.request.header.${identity}`],
    });
    const integration = () => new WebSocketLambdaIntegration('Integration', handler);
    const api = new WebSocketApi(this, 'Api', {
      connectRouteOptions: { integration: integration(), authorizer },
      disconnectRouteOptions: { integration: integration() },
      defaultRouteOptions: { integration: integration(), returnResponse: true },
    });
    const { ratePerSecond: rateLimit, burst: burstLimit } = config.throttling;
    new WebSocketStage(this, 'Stage', {
      webSocketApi: api,
      stageName: CHAT_STAGE,
      autoDeploy: true,
      throttle: { rateLimit, burstLimit },
    });
    const { region, urlSuffix } = Stack.of(this);
    this.domainName = `${api.apiId}.execute-api.${region}.${urlSuffix}`;
    this.url = `wss://${this.domainName}/${CHAT_STAGE}`;
  }
}

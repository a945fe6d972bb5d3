import { Stack } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import { Logs } from './logs.ts';

/** One line of JSON for each call, without headers and query, because those contain tokens and names. */
const LOGGED = {
  time: AccessLogField.contextRequestTime(),
  requestId: AccessLogField.contextRequestId(),
  route: AccessLogField.contextRouteKey(),
  status: AccessLogField.contextStatus(),
  responseBytes: AccessLogField.contextResponseLength(),
  latencyMs: AccessLogField.contextResponseLatency(),
  functionLatencyMs: AccessLogField.contextIntegrationLatency(),
  functionError: AccessLogField.contextIntegrationErrorMessage(),
};

/** The HTTP API. Page and API share an origin, so there is no CORS. The groups add their routes. */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly stage: HttpStage;
  /** The host of the API, without a path. */
  readonly domainName: string;
  readonly url: string;

  constructor(scope: Construct, id: string, { keepsData, throttling }: Config) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttling.ratePerSecond, burstLimit: throttling.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new Logs(this, 'AccessLog', { keepsData })),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });
    const { region, urlSuffix } = Stack.of(this);
    this.domainName = `${this.http.apiId}.execute-api.${region}.${urlSuffix}`;
    this.url = this.http.apiEndpoint;
  }
}

import { Duration } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { allGroups, type GroupName } from '#shared/contracts/all-groups.ts';
import type { EndpointGroup as EndpointGroupContract } from '#shared/wire/endpoint.ts';
import { allowReading } from './allow-reading.ts';
import type { Api } from './api.ts';
import type { Config } from './config.ts';
import type { DataTable } from './data-table.ts';
import { GROUP_NEEDS } from './group-needs.ts';
import type { Pictures } from './pictures.ts';
import { ProductFunction } from './product-function.ts';
import type { RotatableSecret } from './rotatable-secret.ts';

interface EndpointGroupProps {
  readonly group: GroupName;
  readonly config: Config;
  readonly api: Api;
  readonly table: DataTable;
  /** The bucket with the catalogue's objects. */
  readonly catalogue: IBucket;
  readonly pictures: Pictures;
  readonly tokenKeys: RotatableSecret;
  /** Undefined without a CDN. */
  readonly cdnSecret: RotatableSecret | undefined;
  /** The folder with the bundled handler.mjs. */
  readonly code: string;
}

/** One Lambda per contract group, with one route of the API per endpoint. */
export class EndpointGroupFunction extends Construct {
  readonly group: GroupName;
  readonly handler: LambdaFunction;

  constructor(scope: Construct, id: string, props: EndpointGroupProps) {
    super(scope, id);
    const { group, config, api, table, catalogue, pictures, tokenKeys, cdnSecret, code } = props;
    const needs = GROUP_NEEDS[group];
    const { table: rights, memory, readsCatalogue, storesPictures, checksHosts, answersUnknownRoutes } = needs;
    this.group = group;
    const { handler } = new ProductFunction(this, 'Function', {
      name: group,
      config,
      code,
      table,
      rights,
      ...(memory && { memory }),
      timeout: Duration.seconds(10),
      environment: {
        TOKEN_KEYS_SECRET: tokenKeys.secretArn,
        ...(cdnSecret && { CDN_SECRETS_SECRET: cdnSecret.secretArn }),
        ...(readsCatalogue && { CATALOGUE_BUCKET: catalogue.bucketName }),
        ...(checksHosts && { STORE_DOMAINS: config.domainNames.join(','), MAIL_DOMAIN: config.mailDomain ?? '' }),
      },
    });
    this.handler = handler;
    tokenKeys.grantRead(this.handler);
    cdnSecret?.grantRead(this.handler);
    if (readsCatalogue) allowReading(catalogue, this.handler);
    if (storesPictures) pictures.letStore(this.handler);
    // One permission for all routes, because one for each would exceed the size limit of a function's policy.
    const integration = new HttpLambdaIntegration('Integration', this.handler, { scopePermissionToRoute: false });
    const contract: EndpointGroupContract = allGroups[group];
    for (const { method, path } of Object.values(contract)) {
      api.http.addRoutes({ path, methods: [HttpMethod[method]], integration });
    }
    if (answersUnknownRoutes) {
      // The gateway's own 404 would have no Errors header (decision W3).
      new HttpRoute(api.http, 'Unknown', { httpApi: api.http, routeKey: HttpRouteKey.DEFAULT, integration });
    }
  }
}

import path from 'node:path';
import { Duration, SecretValue } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accountName } from '../account-name.ts';
import type { Api } from '../api.ts';
import { CHAT_STAGE, type ChatSocket } from '../chat-socket.ts';
import type { Config } from '../config.ts';
import type { RotatableSecret } from '../rotatable-secret.ts';
import { securityHeaders } from './security-headers.ts';

interface CdnProps {
  readonly config: Config;
  /** The React build. */
  readonly web: IBucket;
  /** The files under images/. */
  readonly images: IBucket;
  /** Browsers upload files of imports to them. */
  readonly uploads: readonly IBucket[];
  readonly accessLogs: IBucket;
  readonly api: Api;
  readonly chat: ChatSocket;
  /** Proves to the functions that a call came through the CDN. */
  readonly secret: RotatableSecret;
}

/** The errors that CloudFront would cache for 10 s by default, for all viewers. */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** Page, files and API under one origin, for every tenant's host. */
export class Cdn extends Construct {
  readonly distributionId: string;
  readonly domainName: string;

  constructor(scope: Construct, id: string, { config, web, images, uploads, accessLogs, api, chat, secret }: CdnProps) {
    super(scope, id);
    const viewerRequest = new EdgeFunction(this, 'ViewerRequest', {
      functionName: accountName(this, config, 'viewer-request'),
      code: FunctionCode.fromFile({ filePath: path.join(import.meta.dirname, 'viewer-request.js') }),
      runtime: FunctionRuntime.JS_2_0,
    });
    const common = {
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'SecurityHeaders', {
        ...securityHeaders(
          config,
          uploads.map(({ bucketRegionalDomainName }) => `https://${bucketRegionalDomainName}`),
        ),
        responseHeadersPolicyName: accountName(this, config, 'security-headers'),
      }),
      functionAssociations: [{ function: viewerRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
    const files = (name: string, bucket: IBucket): BehaviorOptions => ({
      ...common,
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl: new S3OriginAccessControl(this, `${name}Access`, {
          originAccessControlName: accountName(this, config, name.toLowerCase()),
        }),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    });
    const calls: BehaviorOptions = {
      ...common,
      origin: gatewayOrigin(api, cdnSecretValue(secret, config)),
      // No redirect: a call over HTTP has already exposed its token, and a POST would arrive as a GET.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Everything that the viewer sent and the function set, except the host, because the gateway only accepts its
      // own.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    const socket: BehaviorOptions = {
      ...calls,
      // The headers of a WebSocket are among those that the policy passes on. It opens with a GET.
      origin: gatewayOrigin(chat, cdnSecretValue(secret, config)),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    };
    const distribution = new Distribution(this, 'Distribution', {
      comment: `parts-ordering-${config.stage}`,
      defaultBehavior: files('Web', web),
      additionalBehaviors: {
        '/images/*': files('Images', images),
        '/api/*': calls,
        '/wb/*': calls,
        [`/${CHAT_STAGE}`]: socket,
      },
      defaultRootObject: 'index.html',
      // Sets only the time. An error page would also replace the API's errors.
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The IP restriction of accounts can't express IPv6 (decision I5).
      enableIpv6: false,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: accessLogs,
      logFilePrefix: 'cdn/',
      ...namesOf(this, config),
    });
    addRecords(this, config, distribution);
    this.distributionId = distribution.distributionId;
    this.domainName = config.domainNames.find((name) => !name.startsWith('*')) ?? distribution.domainName;
  }
}

const gatewayOrigin = ({ domainName }: Pick<Api, 'domainName'>, secret: string): IOrigin =>
  new HttpOrigin(domainName, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-cdn-secret': secret },
  });

/** CloudFormation inserts the value, so that no template contains it. */
const cdnSecretValue = ({ secretArn }: RotatableSecret, { cdnSecretVersion }: Config): string =>
  SecretValue.secretsManager(secretArn, {
    jsonField: 'current',
    ...(cdnSecretVersion && { versionId: cdnSecretVersion }),
  }).unsafeUnwrap();

/** The TLS version can only be set together with a certificate. */
function namesOf(scope: Construct, { domainNames, certificateArn }: Config) {
  if (!certificateArn) return {};
  const certificate = Certificate.fromCertificateArn(scope, 'Certificate', certificateArn);
  return { domainNames, certificate, minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021 };
}

/** IPv4 only, like the distribution. */
function addRecords(scope: Construct, { domainNames, hostedZone }: Config, distribution: Distribution): void {
  if (!hostedZone) return;
  const { id: hostedZoneId, name: zoneName } = hostedZone;
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  for (const recordName of domainNames) new ARecord(scope, `Record-${recordName}`, { zone, recordName, target });
}

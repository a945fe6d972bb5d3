import { resolve } from './resolve.ts';
import { resourcesOf, type Template } from './template.ts';

export interface CdnDefinition {
  /** The source of the viewer-request function, `function handler(event)`. */
  readonly viewerRequest: string;
  readonly defaultRootObject: string;
  /** In order. The last one matches all other paths. */
  readonly behaviors: readonly Behavior[];
}

export interface Behavior {
  /** With `*` and `?`. */
  readonly pathPattern: string;
  readonly methods: readonly string[];
  readonly compresses: boolean;
  readonly origin: Origin;
  readonly responseHeaders: readonly ResponseHeader[];
}

type Origin =
  | { readonly bucket: string }
  /** An API by its local name, with the headers that are added. A value may be a dynamic reference to a secret. */
  | ApiOrigin;

export interface ApiOrigin {
  readonly api: string;
  readonly apiHeaders: readonly (readonly [name: string, value: string])[];
}

export interface ResponseHeader {
  readonly name: string;
  readonly value: string;
  /** Whether it replaces the same header of the origin. */
  readonly override: boolean;
}

interface DistributionConfig {
  readonly DefaultRootObject: string;
  readonly DefaultCacheBehavior: CacheBehavior;
  readonly CacheBehaviors: readonly CacheBehavior[];
  readonly Origins: readonly OriginConfig[];
}

interface CacheBehavior {
  readonly PathPattern?: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId: string;
  readonly Compress: boolean;
  readonly TargetOriginId: string;
  readonly ResponseHeadersPolicyId: string;
}

interface OriginConfig {
  readonly Id: string;
  readonly DomainName: string;
  readonly S3OriginConfig?: object;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
}

/** AWS's managed policy CachingDisabled. It ignores Accept-Encoding, so nothing is compressed. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** The distribution of the template with its function and headers. Throws unless there is exactly one. */
export function cdnOf(template: Template): CdnDefinition {
  const only = <Properties>(type: string): Properties => {
    const [[, properties] = [], ...others] = resourcesOf<Properties>(template, type);
    if (properties === undefined || others.length > 0) throw new Error(`The template must have one ${type}`);
    return resolve(template, properties) as Properties;
  };
  const { FunctionCode } = only<{ FunctionCode: string }>('AWS::CloudFront::Function');
  const { ResponseHeadersPolicyConfig } = only<{ ResponseHeadersPolicyConfig: HeadersPolicy }>(
    'AWS::CloudFront::ResponseHeadersPolicy',
  );
  const { DistributionConfig: config } = only<{ DistributionConfig: DistributionConfig }>(
    'AWS::CloudFront::Distribution',
  );
  const origins = new Map(config.Origins.map((origin) => [origin.Id, originOf(origin)]));
  const responseHeaders = headersOf(ResponseHeadersPolicyConfig);
  return {
    viewerRequest: FunctionCode,
    defaultRootObject: config.DefaultRootObject,
    behaviors: [...config.CacheBehaviors, config.DefaultCacheBehavior].map((behavior) => {
      const origin = origins.get(behavior.TargetOriginId);
      if (!origin) throw new Error(`No origin ${behavior.TargetOriginId}`);
      return {
        pathPattern: behavior.PathPattern ?? '*',
        methods: behavior.AllowedMethods ?? ['GET', 'HEAD'],
        compresses: behavior.Compress && behavior.CachePolicyId !== CACHING_DISABLED,
        origin,
        responseHeaders,
      };
    }),
  };
}

function originOf({ S3OriginConfig, DomainName, OriginCustomHeaders = [] }: OriginConfig): Origin {
  const [name = ''] = DomainName.split('.');
  if (S3OriginConfig) return { bucket: name };
  return { api: name, apiHeaders: OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]) };
}

interface HeadersPolicy {
  readonly CustomHeadersConfig?: {
    readonly Items: readonly { readonly Header: string; readonly Value: string; readonly Override: boolean }[];
  };
  readonly SecurityHeadersConfig?: Readonly<Record<string, SecurityHeader>>;
}

type SecurityHeader = Readonly<{ Override: boolean } & Record<string, unknown>>;

/** How each of CloudFront's named security headers is written. */
const SECURITY_HEADERS: Readonly<Record<string, (config: SecurityHeader) => readonly [name: string, value: string]>> = {
  ContentSecurityPolicy: (config) => ['content-security-policy', String(config['ContentSecurityPolicy'])],
  ContentTypeOptions: () => ['x-content-type-options', 'nosniff'],
  FrameOptions: (config) => ['x-frame-options', String(config['FrameOption'])],
  ReferrerPolicy: (config) => ['referrer-policy', String(config['ReferrerPolicy'])],
  StrictTransportSecurity: (config) => ['strict-transport-security', transportSecurity(config)],
};

const transportSecurity = (config: SecurityHeader): string =>
  [
    `max-age=${config['AccessControlMaxAgeSec']}`,
    ...(config['IncludeSubdomains'] ? ['includeSubDomains'] : []),
    ...(config['Preload'] ? ['preload'] : []),
  ].join('; ');

function headersOf({ CustomHeadersConfig, SecurityHeadersConfig = {} }: HeadersPolicy): ResponseHeader[] {
  const security = Object.entries(SecurityHeadersConfig).map(([kind, config]) => {
    const write = SECURITY_HEADERS[kind];
    if (!write) throw new Error(`The local runtime does not know the security header ${kind}`);
    const [name, value] = write(config);
    return { name, value, override: config.Override };
  });
  const custom = CustomHeadersConfig?.Items ?? [];
  return [...security, ...custom.map((item) => ({ name: item.Header, value: item.Value, override: item.Override }))];
}

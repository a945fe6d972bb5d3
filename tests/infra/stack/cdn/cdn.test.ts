import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { EVERY_SETTING } from '../../every-setting.ts';
import { propertiesOf, templateOf } from '../../synthesised.ts';

const template = templateOf(EVERY_SETTING);
const config = propertiesOf(template, 'AWS::CloudFront::Distribution').DistributionConfig;
const policy = propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').ResponseHeadersPolicyConfig;
const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;

/** Ids of what CloudFront itself defines. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
}
const behaviors: readonly Behavior[] = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
const behaviorOf = (pattern: string | undefined) => behaviors.find(({ PathPattern }) => PathPattern === pattern);
const originOf = (pattern: string | undefined) =>
  config.Origins.find(({ Id }: { Id: string }) => Id === behaviorOf(pattern)?.TargetOriginId);

describe('the distribution', () => {
  it.each([
    { pattern: undefined, bucket: /^Web/ },
    { pattern: '/images/*', bucket: /^Images/ },
  ])('reads $pattern from a private bucket, cached and compressed', ({ pattern, bucket }) => {
    expect(originOf(pattern).DomainName['Fn::GetAtt'][0]).toMatch(bucket);
    expect(originOf(pattern).OriginAccessControlId).toBeDefined();
    expect(behaviorOf(pattern)).toMatchObject({
      CachePolicyId: CACHING_OPTIMIZED,
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
    });
  });

  it.each(['/api/*', '/wb/*'])('hands %s to the API, all of it but the host, and keeps no answer', (pattern) => {
    expect(behaviorOf(pattern)).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
    });
    expect(originOf(pattern).CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  it('hands the socket of the chat on, with the headers of a WebSocket, and keeps nothing', () => {
    // The policy passes on all headers of the viewer but the host, so also those that begin with Sec-WebSocket.
    expect(behaviorOf('/chat')).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
      ViewerProtocolPolicy: 'https-only',
    });
    const { DomainName, OriginPath, CustomOriginConfig } = originOf('/chat');
    expect(DomainName['Fn::Join'][1][0].Ref).toMatch(/^ChatApi/);
    expect(CustomOriginConfig.OriginProtocolPolicy).toBe('https-only');
    // The path at the CDN is the stage.
    expect(OriginPath).toBeUndefined();
  });

  it.each(['/api/*', '/chat'])('proves itself to %s with a secret that stands in no template', (pattern) => {
    const [header] = originOf(pattern).OriginCustomHeaders;
    expect(header.HeaderName).toBe('x-cdn-secret');
    const [before, secret, after] = header.HeaderValue['Fn::Join'][1];
    expect([before, after]).toEqual(['{{resolve:secretsmanager:', ':SecretString:current::}}']);
    expect(secret.Ref).toMatch(/^CdnSecret/);
  });

  it('sends the version of the secret that the stage names, so that rotating changes the template', () => {
    const rotated = templateOf({ cdnSecretVersion: 'version-2' }).toJSON();
    expect(JSON.stringify(rotated)).toContain(':SecretString:current::version-2}}');
  });

  it.each(behaviors)('runs the function and sends the headers for $PathPattern', (behavior) => {
    expect(behavior).toMatchObject({
      FunctionAssociations: [{ EventType: 'viewer-request' }],
      ResponseHeadersPolicyId: { Ref: expect.stringMatching(/^CdnSecurityHeaders/) },
    });
  });

  it('neither replaces nor keeps an error, which might be the answer of the API', () => {
    const kept: readonly object[] = config.CustomErrorResponses;
    const codes = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(kept).toEqual(codes.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })));
  });

  it('speaks HTTP/2 and 3 over TLS 1.2, on IPv4 only (decision I5)', () => {
    expect(config).toMatchObject({
      HttpVersion: 'http2and3',
      IPV6Enabled: false,
      Aliases: EVERY_SETTING.domainNames,
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', AcmCertificateArn: EVERY_SETTING.certificateArn },
    });
  });

  it.each(EVERY_SETTING.domainNames)('has the address of %s, for IPv4 only', (name) => {
    template.hasResourceProperties('AWS::Route53::RecordSet', { Name: `${name}.`, Type: 'A' });
    template.resourcePropertiesCountIs('AWS::Route53::RecordSet', { Type: 'AAAA' }, 0);
  });

  it('has no names without a certificate', () => {
    templateOf().hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Aliases: Match.absent(), ViewerCertificate: Match.absent() },
    });
  });

  it('runs the function on the runtime it is written for', () => {
    template.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
      FunctionCode: Match.stringLikeRegexp('function handler\\(event\\)'),
    });
  });

  it('is left out where there is no CloudFront', () => {
    const emulated = templateOf({ hasCdn: false, keepsData: false });
    emulated.resourceCountIs('AWS::CloudFront::Distribution', 0);
  });
});

/** A text with the names of the resources that it is joined of. */
const textOf = ({ 'Fn::Join': [, parts] }: { readonly 'Fn::Join': readonly [string, readonly unknown[]] }): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : (part as { 'Fn::GetAtt': string[] })['Fn::GetAtt'].join('.')))
    .join('')
    .replaceAll(/(?<=People|Catalogue)[0-9A-F]{8}/g, '');

describe('the content security policy', () => {
  const directives = new Map<string, string>(
    textOf(security.ContentSecurityPolicy.ContentSecurityPolicy)
      .split('; ')
      .map((directive: string) => {
        const [name, ...sources] = directive.split(' ');
        return [name ?? '', sources.join(' ')];
      }),
  );

  it.each([
    { directive: 'default-src', sources: "'self'", why: 'all else is ours' },
    {
      directive: 'connect-src',
      sources: [
        "'self'",
        ...EVERY_SETTING.domainNames.map((name) => `wss://${name}`),
        'https://People.RegionalDomainName',
        'https://Catalogue.RegionalDomainName',
      ].join(' '),
      why: "in older versions of Safari 'self' is not the same host by wss, and files of imports go to their buckets",
    },
    { directive: 'script-src', sources: "'self'", why: 'no script in a page, none from elsewhere' },
    { directive: 'style-src', sources: "'self' 'unsafe-inline'", why: "the tenant's colours are a style element" },
    { directive: 'img-src', sources: "'self' data:", why: 'pictures by web address are fetched by imports (N06)' },
    { directive: 'object-src', sources: "'none'", why: 'no plug-ins' },
    { directive: 'base-uri', sources: "'self'", why: 'links lead where they say' },
    { directive: 'form-action', sources: "'self'", why: 'forms send nothing elsewhere' },
    { directive: 'frame-ancestors', sources: "'none'", why: 'nobody shows the store in a frame' },
  ])('says $directive $sources: $why', ({ directive, sources }) => {
    expect(directives.get(directive)).toBe(sources);
  });

  it('says no more', () => {
    expect(directives.size).toBe(9);
  });
});

describe('the other security headers', () => {
  it.each([
    { header: 'StrictTransportSecurity', value: { AccessControlMaxAgeSec: 31_536_000 } },
    { header: 'ContentTypeOptions', value: {} },
    { header: 'ReferrerPolicy', value: { ReferrerPolicy: 'same-origin' } },
  ])('include $header, whatever the origin says', ({ header, value }) => {
    expect(security[header]).toEqual({ ...value, Override: true });
  });

  it('let the page use no device but the camera', () => {
    expect(custom.Items).toEqual([
      {
        Header: 'permissions-policy',
        Value: 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
        Override: true,
      },
    ]);
  });
});

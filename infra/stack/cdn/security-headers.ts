import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront';
import type { Config } from '../config.ts';

/** Mantine writes the tenant's colours into a style element, so styles need 'unsafe-inline'. Nothing else does. */
const contentSecurityPolicy = ({ domainNames }: Pick<Config, 'domainNames'>, uploads: readonly string[]) => ({
  'default-src': "'self'",
  // The socket of the chat, because in older versions of Safari 'self' is not the same host by wss, and the buckets that
  // files of imports are uploaded to.
  'connect-src': ["'self'", ...domainNames.map((name) => `wss://${name}`), ...uploads].join(' '),
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/** The app reads bar codes of VINs with the camera and needs no other device of the browser. */
const PERMISSIONS_POLICY = ['camera=(self)', 'geolocation=()', 'microphone=()', 'payment=()', 'usb=()'];

/**
 * The headers on every response of the CDN. The local server reads them from the synthesised template. `uploads` are the
 * origins of the buckets that browsers upload to.
 */
export const securityHeaders = (
  config: Pick<Config, 'domainNames'>,
  uploads: readonly string[],
): ResponseHeadersPolicyProps => ({
  securityHeadersBehavior: {
    contentSecurityPolicy: {
      contentSecurityPolicy: Object.entries(contentSecurityPolicy(config, uploads))
        .map(([directive, sources]) => `${directive} ${sources}`)
        .join('; '),
      override: true,
    },
    // Without subdomains, because those of a tenant's own domain are not ours.
    strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: true },
    contentTypeOptions: { override: true },
    // Sites that links lead to must not learn which store the user came from.
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
  },
  customHeadersBehavior: {
    customHeaders: [
      {
        header: 'permissions-policy',
        value: PERMISSIONS_POLICY.join(', '),
        override: true,
      },
    ],
  },
});

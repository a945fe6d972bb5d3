import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront';

/** Mantine writes the tenant's colours as a style element, hence 'unsafe-inline' there and nowhere else. */
const CONTENT_SECURITY_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  // Parts may have pictures by web address (decision B193).
  'img-src': "'self' data: https:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** What the browser may do for the app; nothing here needs a device. */
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The headers on every answer of the CDN. The local server takes them from the synthesised template. */
export const SECURITY_HEADERS: ResponseHeadersPolicyProps = {
  securityHeadersBehavior: {
    contentSecurityPolicy: {
      contentSecurityPolicy: Object.entries(CONTENT_SECURITY_POLICY)
        .map(([directive, sources]) => `${directive} ${sources}`)
        .join('; '),
      override: true,
    },
    // Without sub domains: under a tenant's own domain they are not ours to decide on.
    strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: true },
    contentTypeOptions: { override: true },
    // Hosts of pictures need not know whose store shows them.
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
  },
  customHeadersBehavior: {
    customHeaders: [
      {
        header: 'permissions-policy',
        value: PERMISSIONS_POLICY.map((feature) => `${feature}=()`).join(', '),
        override: true,
      },
    ],
  },
};

/** An emulator of AWS that listens on this machine. */
export interface Emulator {
  readonly url: string;
  /** The PEM file of the authority of its certificate; undefined for plain HTTP. */
  readonly authority?: string;
}

type Environment = Readonly<Record<string, string>>;

/** The path at which both emulators serve an HTTP API without its own host name. */
export const apiUrlAt = ({ url }: Emulator, apiUrl: string): string => {
  const [apiId] = new URL(apiUrl).hostname.split('.');
  return `${url}/_aws/execute-api/${apiId}/$default`;
};

/**
 * The environment for processes that use the emulator. It excludes the caller's AWS settings, so that a mistake here
 * can't reach a real account.
 */
export function environmentFor(
  { url, authority }: Emulator,
  own: Readonly<Record<string, string | undefined>>,
): Environment {
  const harmless = Object.entries(own).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^(AWS|CDK)_/.test(entry[0]),
  );
  return {
    ...Object.fromEntries(harmless),
    AWS_ENDPOINT_URL: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
    CDK_DISABLE_VERSION_CHECK: '1',
    NO_PROXY: '127.0.0.1,localhost',
    ...(authority && { AWS_CA_BUNDLE: authority, NODE_EXTRA_CA_CERTS: authority }),
  };
}

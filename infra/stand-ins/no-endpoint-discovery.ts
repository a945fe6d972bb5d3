/**
 * Stands in the bundles for @aws-sdk/middleware-endpoint-discovery, by which a client of the table asks for addresses
 * of its own: nothing but Timestream needs that, and the cache that comes along is 9 KB.
 */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: false,
};
export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config;

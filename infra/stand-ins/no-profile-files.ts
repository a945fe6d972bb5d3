/**
 * Stands in the bundles for the part of @smithy/core that reads ~/.aws/config and ~/.aws/credentials: a function has
 * its settings in the environment, and every client would look for both files as it is made.
 */
export const CONFIG_PREFIX_SEPARATOR = '.';
export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });

/**
 * Stands in the bundles for @aws-sdk/credential-provider-node, whose way through profiles, single sign-on and instance
 * metadata is 95 KB. Lambda and the emulators always give a function its credentials in the environment, for as
 * long as the process lives.
 */
export const defaultProvider = () => async () => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('No AWS credentials in the environment');
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
};

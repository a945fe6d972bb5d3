/**
 * Stands in the pages for what reads Amplify's configuration files (aws-exports and amplify_outputs): the store gives
 * Amplify its configuration as an object, and the two readers are part of the first load.
 */
export const isAmplifyOutputs = (): boolean => false;
export const parseAmplifyOutputs = (): never => {
  throw new Error('The store has no Amplify outputs file');
};
export const parseAWSExports = (): never => {
  throw new Error('The store has no aws-exports file');
};

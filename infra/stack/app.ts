import { App } from 'aws-cdk-lib';
import featureFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };

/**
 * An app with all feature flags of this CDK version. They are set in code rather than in cdk.json, so that the CLI, the
 * local runtime and the tests get the same template.
 */
export function newApp(outdir?: string): App {
  return new App({ context: featureFlags, ...(outdir && { outdir }) });
}

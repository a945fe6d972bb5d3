import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/** Lets synthesis fail on any finding of the AWS Solutions rules that acknowledged-findings.ts does not name. */
export function checkAwsSolutions(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}

import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';

/**
 * A name for resources that are unique in an account across regions: parts-ordering-{stage}-{region}, and a suffix if
 * there are several. So an account can hold several stages, or one stage in several regions. CloudFront allows 64
 * characters; `config.ts` limits the length of the stage.
 */
export const accountName = (scope: Construct, { stage }: Pick<Config, 'stage'>, ...what: string[]): string =>
  ['parts-ordering', stage, Stack.of(scope).region, ...what].join('-');

import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';

/**
 * A name for what AWS knows once in an account, whatever the region: parts-ordering-{stage}-{region}, and what it is
 * when one word is needed to tell several apart. So two stages, or one stage in two regions, fit into one account.
 * CloudFront takes 64 characters; `config.ts` keeps the stage short enough.
 */
export const accountName = (scope: Construct, { stage }: Pick<Config, 'stage'>, ...what: string[]): string =>
  ['parts-ordering', stage, Stack.of(scope).region, ...what].join('-');

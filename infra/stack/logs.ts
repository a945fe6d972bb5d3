import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Keeps entries for three months. In stages that keep data, it outlives the stack. */
export class Logs extends LogGroup {
  constructor(scope: Construct, id: string, { keepsData }: { readonly keepsData: boolean }) {
    super(scope, id, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}

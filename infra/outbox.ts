import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataTable } from './data-table.ts';
import type { Mail } from './mail.ts';
import { ProductFunction } from './product-function.ts';

interface OutboxProps {
  readonly config: Config;
  readonly table: DataTable;
  /** None where the stage has no domain to send mail from: then what is to be mailed waits. */
  readonly mail: Mail | undefined;
  readonly functionsFolder: string;
}

/** Sends every minute what earlier writes left to be sent. */
export class Outbox extends Construct {
  readonly drain: ProductFunction;

  constructor(scope: Construct, id: string, { config, table, mail, functionsFolder }: OutboxProps) {
    super(scope, id);
    this.drain = new ProductFunction(this, 'Drain', {
      name: 'outbox',
      config,
      code: path.join(functionsFolder, 'outbox'),
      table,
      // Attempts that died are found in their list.
      rights: { items: 'read-write', indexes: ['gsi3'] },
      timeout: Duration.seconds(55),
      environment: { MAIL_DOMAIN: mail?.domain ?? '' },
    });
    mail?.grantSend(this.drain.handler);
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      // The next minute comes anyway.
      targets: [new LambdaTarget(this.drain.handler, { retryAttempts: 0 })],
    });
  }
}

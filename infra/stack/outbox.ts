import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { Grant } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataTable } from './data-table.ts';
import type { MailSending } from './mail.ts';
import { ProductFunction } from './product-function.ts';

interface OutboxProps {
  readonly config: Config;
  readonly table: DataTable;
  /** Undefined if the stage has no domain to send email from. Email then stays in the outbox. */
  readonly mail: MailSending | undefined;
  readonly functionsFolder: string;
}

/** Sends the messages in the outbox, when it is woken and every minute. */
export class Outbox extends Construct {
  readonly drain: ProductFunction;

  constructor(scope: Construct, id: string, { config, table, mail, functionsFolder }: OutboxProps) {
    super(scope, id);
    this.drain = new ProductFunction(this, 'Drain', {
      name: 'outbox',
      config,
      code: path.join(functionsFolder, 'outbox'),
      table,
      // Reads the list of checkout attempts that were not closed.
      rights: { items: 'read-write', indexes: ['gsi3'] },
      timeout: Duration.seconds(55),
      environment: { MAIL_DOMAIN: mail?.domain ?? '' },
    });
    mail?.grantSend(this.drain.handler);
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      // No retries, because the next run is a minute later.
      targets: [new LambdaTarget(this.drain.handler, { retryAttempts: 0 })],
    });
  }

  /** Lets a function wake the outbox. */
  letWake(handler: LambdaFunction): void {
    const { functionArn, functionName } = this.drain.handler;
    handler.addEnvironment('OUTBOX_FUNCTION', functionName);
    Grant.addToPrincipal({ grantee: handler, actions: ['lambda:InvokeFunction'], resourceArns: [functionArn] });
  }
}

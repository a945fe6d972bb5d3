import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataTable } from './data-table.ts';
import type { MailSending } from './mail.ts';
import { ProductFunction } from './product-function.ts';

interface MailFeedbackProps {
  readonly config: Config;
  readonly table: DataTable;
  readonly mail: MailSending;
  readonly functionsFolder: string;
}

/** Records the addresses whose email bounced, so that the outbox sends them no more. */
export class MailFeedback extends Construct {
  readonly notices: ProductFunction;

  constructor(scope: Construct, id: string, { config, table, mail, functionsFolder }: MailFeedbackProps) {
    super(scope, id);
    this.notices = new ProductFunction(this, 'Notices', {
      name: 'mail-feedback',
      config,
      code: path.join(functionsFolder, 'mail-feedback'),
      table,
      rights: { items: 'read-write', indexes: [] },
      timeout: Duration.seconds(30),
      environment: { NOTICE_TOPIC: mail.undelivered.topicArn },
    });
    mail.undelivered.addSubscription(new LambdaSubscription(this.notices.handler));
  }
}

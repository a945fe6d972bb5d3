import { CfnOutput } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { NoticeTopic } from './notice-topic.ts';

/** Sending mail from a domain. What bounces or is complained about is suppressed by SES and told on a topic. */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { domain }: { readonly domain: string }) {
    super(scope, id);
    const configurationSet = new ConfigurationSet(this, 'Sending', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    configurationSet.addEventDestination('Undelivered', {
      destination: EventDestination.snsTopic(new NoticeTopic(this, 'UndeliveredTopic', { from: 'ses.amazonaws.com' })),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const identity = new EmailIdentity(this, 'Domain', { identity: Identity.domain(domain), configurationSet });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    }
  }
}

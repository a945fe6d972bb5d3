import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
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

/** Sends email from a domain. SES suppresses addresses with bounces or complaints, and publishes them on a topic. */
export class MailSending extends Construct {
  readonly domain: string;
  /** The topic on which SES publishes bounces and complaints. */
  readonly undelivered: NoticeTopic;
  readonly #identity: EmailIdentity;
  readonly #configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, { domain }: { readonly domain: string }) {
    super(scope, id);
    this.domain = domain;
    const configurationSet = new ConfigurationSet(this, 'Sending', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.undelivered = new NoticeTopic(this, 'UndeliveredTopic', { from: 'ses.amazonaws.com' });
    configurationSet.addEventDestination('Undelivered', {
      destination: EventDestination.snsTopic(this.undelivered),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const identity = new EmailIdentity(this, 'Domain', { identity: Identity.domain(domain), configurationSet });
    this.#identity = identity;
    this.#configurationSet = configurationSet;
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    }
  }

  grantSend(grantee: IGrantable): void {
    const configurationSetArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.#configurationSet.configurationSetName,
    });
    const resourceArns = [this.#identity.emailIdentityArn, configurationSetArn];
    Grant.addToPrincipal({ grantee, actions: ['ses:SendEmail'], resourceArns });
  }
}

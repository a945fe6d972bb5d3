import { Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

interface NoticeTopicProps {
  /** The AWS service that tells, such as cloudwatch.amazonaws.com. */
  readonly from: string;
}

/** What an AWS service has to tell people. With a policy of its own a topic takes from nobody who is not named in it. */
export class NoticeTopic extends Topic {
  constructor(scope: Construct, id: string, { from }: NoticeTopicProps) {
    super(scope, id, { enforceSSL: true });
    const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    this.grantPublish(new ServicePrincipal(from).withConditions(ofThisAccount));
  }
}

import { Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

interface NoticeTopicProps {
  /** The AWS service that publishes, such as cloudwatch.amazonaws.com. */
  readonly from: string;
}

/** A topic for notices of an AWS service. Its policy admits no other publishers. */
export class NoticeTopic extends Topic {
  constructor(scope: Construct, id: string, { from }: NoticeTopicProps) {
    super(scope, id, { enforceSSL: true });
    const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    this.grantPublish(new ServicePrincipal(from).withConditions(ofThisAccount));
  }
}

import { type Stack, Validations } from 'aws-cdk-lib';
import type { Config } from './config.ts';

export interface AcknowledgedFinding {
  readonly id: string;
  /** The path of the construct in the stack. Without it, the finding is acknowledged for the whole stack. */
  readonly at?: string;
  /** The stages in which it occurs; all by default. */
  readonly when?: (config: Config) => boolean;
  readonly reason: string;
}

/** The findings of the AWS Solutions rules that are accepted, with reasons. */
export const ACKNOWLEDGED_FINDINGS: readonly AcknowledgedFinding[] = [
  {
    id: 'AwsSolutions::AwsSolutions-APIG4',
    at: 'Api',
    reason: 'The functions check token, level and tenant themselves, by the access that each contract states',
  },
  {
    id: 'AwsSolutions::AwsSolutions-APIG4',
    at: 'Chat',
    reason: 'The function checks the token of every message; a gateway can only check when a socket opens',
  },
  {
    id: 'AwsSolutions::AwsSolutions-APIG1',
    at: 'Chat',
    reason: 'The function logs every message; the log of a WebSocket API needs a role of the whole AWS account',
  },
  {
    id: 'AwsSolutions::AwsSolutions-SMG4',
    reason: 'Rotated by npm run rotate-secret: the CDN has to be deployed between the steps (docs/deploy.md)',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Catalogue6D2BB205.Arn>/catalogue/*]',
    at: 'catalogue',
    reason: 'Objects of the catalogue are named by the hash of their content, so no policy can list them',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Catalogue6D2BB205.Arn>/catalogue/*]',
    at: 'Imports',
    reason: 'Objects of the catalogue are named by the hash of their content, so no policy can list them',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Catalogue6D2BB205.Arn>/uploads/*]',
    at: 'Imports',
    reason: 'Uploads are named when they come; an import reads those that it is told to',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Catalogue6D2BB205.Arn>/catalogue/*]',
    at: 'imports',
    reason: 'Objects of the catalogue are named by the hash of their content, so no policy can list them',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Catalogue6D2BB205.Arn>/uploads/*]',
    at: 'imports',
    reason: 'Uploads are named when they come',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<PeopleE38C8D03.Arn>/imports/*]',
    at: 'PeopleImports',
    reason: 'The rows of an import are objects that are named when they come',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<PeopleE38C8D03.Arn>/uploads/*]',
    at: 'PeopleImports',
    reason: 'Uploads are named when they come',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<PeopleE38C8D03.Arn>/imports/*]',
    at: 'imports',
    reason: 'The rows of an import are objects that are named when they come',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<PeopleE38C8D03.Arn>/uploads/*]',
    at: 'imports',
    reason: 'Uploads are named when they come',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
    at: 'PeopleImports',
    reason: 'AWS knows nothing narrower for the delivery of a state machine’s log and for its traces',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Images2D38C313.Arn>/images/a/*]',
    at: 'images',
    reason: 'Pictures are named by the hash of their file, so no policy can list them',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Images2D38C313.Arn>/images/a/*]',
    at: 'Pictures',
    reason: 'Pictures are named by the hash of their file, so no policy can list them',
  },
  ...['pictures', 'picture-log', 'reports'].map((kind) => ({
    id: `AwsSolutions::AwsSolutions-IAM5[Resource::<Catalogue6D2BB205.Arn>/catalogue/sources/${kind}/*]`,
    at: 'Imports',
    reason: 'Objects of the catalogue are named by the hash of their content, so no policy can list them',
  })),
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<Images2D38C313.Arn>/images/p/*]',
    at: 'Imports',
    reason: 'Pictures are named by the hash of their file, so no policy can list them',
  },
  {
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
    at: 'Imports',
    reason: 'AWS knows nothing narrower for the delivery of a state machine’s log and for its traces',
  },
  {
    id: 'AwsSolutions::AwsSolutions-CFR1',
    at: 'Cdn',
    when: ({ hasCdn }) => hasCdn,
    reason: 'Buyers travel; accounts that want fewer addresses have the IP restriction (decision I5)',
  },
  {
    id: 'AwsSolutions::AwsSolutions-CFR2',
    at: 'Cdn',
    when: ({ hasCdn }) => hasCdn,
    reason: 'The gateway throttles, login locks out, all input is checked by schema; a web ACL costs while idle',
  },
  {
    id: 'AwsSolutions::AwsSolutions-CFR4',
    at: 'Cdn',
    when: ({ hasCdn, certificateArn }) => hasCdn && !certificateArn,
    reason: 'The certificate of cloudfront.net fixes the protocol; with a domain of its own the stage has TLS 1.2',
  },
];

export function acknowledgeFindings(stack: Stack, config: Config): void {
  for (const { id, at, when, reason } of ACKNOWLEDGED_FINDINGS) {
    if (when && !when(config)) continue;
    const construct = at ? stack.node.findChild(at) : stack;
    Validations.of(construct).acknowledge({ id, reason });
  }
}

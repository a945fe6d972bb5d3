import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/** Lets a function read the catalogue's objects. Without the right to list, S3 answers 403 for a missing object, not 404. */
export function allowReading(catalogue: IBucket, grantee: IGrantable): void {
  Grant.addToPrincipal({
    grantee,
    actions: ['s3:GetObject'],
    resourceArns: [catalogue.arnForObjects('catalogue/*')],
  });
  Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [catalogue.bucketArn] });
}

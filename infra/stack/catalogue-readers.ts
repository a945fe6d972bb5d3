import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { GroupName } from '#shared/contracts/all-groups.ts';

/** Groups that hold the search index. */
const READERS: readonly GroupName[] = ['catalogue'];

/** With so many megabytes comes one whole processor; the opened index takes most of them. */
export const CATALOGUE_MEMORY = 1769;

export const readsCatalogue = (group: GroupName): boolean => READERS.includes(group);

/** Reads objects of the catalogue. Without the right to list, an object that is gone would look like a forbidden one. */
export function allowReading(catalogue: IBucket, grantee: IGrantable): void {
  Grant.addToPrincipal({
    grantee,
    actions: ['s3:GetObject'],
    resourceArns: [catalogue.arnForObjects('catalogue/*')],
  });
  Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [catalogue.bucketArn] });
}

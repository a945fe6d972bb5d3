import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type CorsRule,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

interface Keeping {
  readonly keepsData: boolean;
}

interface PrivateBucketProps extends Keeping {
  readonly accessLogs: IBucket;
}

const isPrivate = ({ keepsData }: Keeping): BucketProps => ({
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
});

/** A bucket that only the product can access. Overwritten or deleted objects can be restored for a month. */
export class PrivateBucket extends Bucket {
  // The CDK's class says `boolean | undefined`, which strict type checks reject for an IBucket.
  override get isWebsite(): boolean {
    return false;
  }

  constructor(scope: Construct, id: string, { keepsData, accessLogs }: PrivateBucketProps) {
    super(scope, id, {
      ...isPrivate({ keepsData }),
      versioned: true,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1), noncurrentVersionExpiration: Duration.days(30) },
      ],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
    });
  }
}

/**
 * Lets pages upload straight to a bucket. Pages of every host may, because only a signed address lets them, and no browser
 * adds credentials to it (decision B442).
 */
export const PAGES_MAY_UPLOAD: CorsRule = {
  allowedMethods: [HttpMethods.PUT],
  allowedOrigins: ['*'],
  allowedHeaders: ['content-type'],
};

/**
 * A bucket for files of people, which browsers upload to. Its objects are deleted after a day, and no version of them
 * stays (decision D34).
 */
export class UploadBucket extends Bucket {
  override get isWebsite(): boolean {
    return false;
  }

  constructor(scope: Construct, id: string, { keepsData, accessLogs }: PrivateBucketProps) {
    super(scope, id, {
      ...isPrivate({ keepsData }),
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1), expiration: Duration.days(1) }],
      cors: [PAGES_MAY_UPLOAD],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
    });
  }
}

/** The access logs of the buckets and the CDN, kept for three months. */
export class AccessLogsBucket extends Bucket {
  override get isWebsite(): boolean {
    return false;
  }

  constructor(scope: Construct, id: string, { keepsData }: Keeping) {
    super(scope, id, {
      ...isPrivate({ keepsData }),
      // CloudFront writes its logs with an access control list.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1), expiration: Duration.days(90) }],
    });
  }
}

import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { Grant } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataTable } from './data-table.ts';
import { ProductFunction } from './product-function.ts';

interface PicturesProps {
  readonly config: Config;
  readonly table: DataTable;
  /** The files under images/. */
  readonly images: IBucket;
  readonly functionsFolder: string;
}

/** Uploaded pictures: who may store them, and the daily deletion of those that nothing names. */
export class Pictures extends Construct {
  readonly sweep: ProductFunction;
  private readonly images: IBucket;

  constructor(scope: Construct, id: string, { config, table, images, functionsFolder }: PicturesProps) {
    super(scope, id);
    this.images = images;
    this.sweep = new ProductFunction(this, 'Sweep', {
      name: 'picture-sweep',
      config,
      code: path.join(functionsFolder, 'picture-sweep'),
      table,
      // Lists the pictures that nothing names.
      rights: { items: 'read-write', indexes: ['gsi1'] },
      // Shorter than the mark on a picture that is being deleted.
      timeout: Duration.seconds(55),
      environment: { IMAGES_BUCKET: images.bucketName },
    });
    this.allow(this.sweep.handler, 's3:DeleteObject');
    new Rule(this, 'EveryDay', {
      schedule: Schedule.rate(Duration.days(1)),
      // No retries, because the next run continues.
      targets: [new LambdaTarget(this.sweep.handler, { retryAttempts: 0 })],
    });
  }

  /** Lets a function store uploaded pictures, and no other files. */
  letStore(handler: LambdaFunction): void {
    handler.addEnvironment('IMAGES_BUCKET', this.images.bucketName);
    this.allow(handler, 's3:PutObject');
  }

  private allow(grantee: LambdaFunction, action: string): void {
    Grant.addToPrincipal({ grantee, actions: [action], resourceArns: [this.images.arnForObjects('images/a/*')] });
  }
}

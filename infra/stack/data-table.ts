import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

const INDEXES = ['gsi1', 'gsi2', 'gsi3'] as const;
type IndexName = (typeof INDEXES)[number];

/** The rights of a function on the table. None includes Scan, because nothing reads the whole table. */
export interface TableRights {
  readonly items: 'read' | 'read-write';
  readonly indexes: readonly IndexName[];
  /** Lets a function that only reads update the daily metrics (functions/integrations/analytics). */
  readonly counts?: true;
}

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITE = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** The one DynamoDB table. Its keys and access patterns are in the `keys.ts` of each folder of functions/data. */
export class DataTable extends TableV2 {
  constructor(scope: Construct, id: string, { keepsData }: { readonly keepsData: boolean }) {
    super(scope, id, {
      partitionKey: key('pk'),
      sortKey: key('sk'),
      globalSecondaryIndexes: INDEXES.map((indexName) => ({
        indexName,
        partitionKey: key(`${indexName}pk`),
        sortKey: key(`${indexName}sk`),
        // Lists only show summaries.
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: ['summary'],
      })),
      timeToLiveAttribute: 'ttl',
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  allow(grantee: IGrantable, { items, indexes, counts }: TableRights): void {
    const actions = items === 'read' ? READ : [...READ, ...WRITE];
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.tableArn] });
    if (counts) {
      Grant.addToPrincipal({
        grantee,
        actions: ['dynamodb:UpdateItem'],
        resourceArns: [this.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['STATS#*'] } },
      });
    }
    if (indexes.length === 0) return;
    const resourceArns = indexes.map((index) => `${this.tableArn}/index/${index}`);
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns });
  }
}

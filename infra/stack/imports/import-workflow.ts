import path from 'node:path';
import { Duration, Size, Stack } from 'aws-cdk-lib';
import { Grant, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { allowReading } from '../allow-reading.ts';
import type { Config } from '../config.ts';
import type { DataTable } from '../data-table.ts';
import { IMAGES_MEMORY } from '../group-needs.ts';
import { Logs } from '../logs.ts';
import { ProductFunction } from '../product-function.ts';
import { importDefinition } from './import-definition.ts';

interface ImportWorkflowProps {
  readonly config: Config;
  readonly table: DataTable;
  /** Holds the catalogue's objects and the files that are uploaded for imports. */
  readonly catalogue: IBucket;
  /** The files under images/. */
  readonly images: IBucket;
  readonly functionsFolder: string;
}

/** For the sorted runs of a file's rows while it is read. */
const SCRATCH_GIGABYTES = 4;
/** Enough to build an index of four million parts. */
const MEMORY = 3008;

/**
 * Imports files of the provider into the catalogue. Its pictures are fetched by a function of their own, which talks to
 * hosts that files name and therefore may write little else.
 */
export class ImportWorkflow extends Construct {
  readonly tasks: ProductFunction;
  readonly pictures: ProductFunction;
  readonly stateMachine: StateMachine;
  private readonly catalogue: IBucket;

  constructor(scope: Construct, id: string, props: ImportWorkflowProps) {
    super(scope, id);
    const { config, table, catalogue, functionsFolder } = props;
    this.catalogue = catalogue;
    this.tasks = new ProductFunction(this, 'Tasks', {
      name: 'import-tasks',
      config,
      code: path.join(functionsFolder, 'import-tasks'),
      table,
      // Reads reservations by day.
      rights: { items: 'read-write', indexes: ['gsi3'] },
      memory: MEMORY,
      timeout: Duration.minutes(15),
      scratch: Size.gibibytes(SCRATCH_GIGABYTES),
      environment: { CATALOGUE_BUCKET: catalogue.bucketName },
    });
    const { handler } = this.tasks;
    allow(
      handler,
      ['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload'],
      [catalogue.arnForObjects('catalogue/*')],
    );
    allow(handler, ['s3:GetObject'], [catalogue.arnForObjects('uploads/*')]);
    allow(handler, ['s3:ListBucket'], [catalogue.bucketArn]);

    this.pictures = this.pictureTasks(props);

    // This role may invoke the tasks and nothing else.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('states.amazonaws.com') });
    const functions = { tasks: handler.functionArn, pictures: this.pictures.handler.functionArn };
    allow(role, ['lambda:InvokeFunction'], Object.values(functions));
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromString(Stack.of(this).toJsonString(importDefinition(functions))),
      role,
      tracingEnabled: true,
      logs: { destination: new Logs(this, 'Logs', config), level: LogLevel.ALL },
    });
  }

  private pictureTasks({ config, table, catalogue, images, functionsFolder }: ImportWorkflowProps): ProductFunction {
    const pictures = new ProductFunction(this, 'PictureTasks', {
      name: 'picture-tasks',
      config,
      code: path.join(functionsFolder, 'picture-tasks'),
      table,
      rights: { items: 'read-write', indexes: [] },
      memory: IMAGES_MEMORY,
      timeout: Duration.minutes(15),
      environment: { CATALOGUE_BUCKET: catalogue.bucketName, IMAGES_BUCKET: images.bucketName },
    });
    const { handler } = pictures;
    allowReading(catalogue, handler);
    const written = ['pictures', 'picture-log', 'reports'].map((kind) =>
      catalogue.arnForObjects(`catalogue/sources/${kind}/*`),
    );
    allow(handler, ['s3:PutObject', 's3:AbortMultipartUpload'], written);
    allow(handler, ['s3:PutObject'], [images.arnForObjects('images/p/*')]);
    return pictures;
  }

  /** Lets a function sign uploads, begin imports and read their results. */
  letBegin(handler: LambdaFunction): void {
    const { catalogue, stateMachine } = this;
    handler.addEnvironment('CATALOGUE_BUCKET', catalogue.bucketName);
    handler.addEnvironment('IMPORT_STATE_MACHINE', stateMachine.stateMachineArn);
    allowReading(catalogue, handler);
    allow(handler, ['s3:PutObject'], [catalogue.arnForObjects('uploads/*')]);
    allow(handler, ['states:StartExecution'], [stateMachine.stateMachineArn]);
  }
}

const allow = (
  grantee: Parameters<typeof Grant.addToPrincipal>[0]['grantee'],
  actions: string[],
  resourceArns: string[],
) => Grant.addToPrincipal({ grantee, actions, resourceArns });

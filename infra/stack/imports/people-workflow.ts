import path from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { Grant, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Config } from '../config.ts';
import type { DataTable } from '../data-table.ts';
import { Logs } from '../logs.ts';
import { ProductFunction } from '../product-function.ts';
import { peopleDefinition } from './people-definition.ts';

interface PeopleWorkflowProps {
  readonly config: Config;
  readonly table: DataTable;
  /** Holds the files of people and the rows made of them, for a day. */
  readonly people: IBucket;
  readonly functionsFolder: string;
}

/** Lambda gives processing power by memory. The rows of a file take a quarter of this. */
const MEMORY = 1024;

/** Imports accounts and users. */
export class PeopleWorkflow extends Construct {
  readonly tasks: ProductFunction;
  readonly stateMachine: StateMachine;
  private readonly people: IBucket;

  constructor(scope: Construct, id: string, { config, table, people, functionsFolder }: PeopleWorkflowProps) {
    super(scope, id);
    this.people = people;
    this.tasks = new ProductFunction(this, 'Tasks', {
      name: 'people-tasks',
      config,
      code: path.join(functionsFolder, 'people-tasks'),
      table,
      // Lists the accounts that rows may name.
      rights: { items: 'read-write', indexes: ['gsi1', 'gsi3'] },
      memory: MEMORY,
      timeout: Duration.minutes(15),
      environment: { PEOPLE_BUCKET: people.bucketName },
    });
    const { handler } = this.tasks;
    letUse(handler, people);

    // This role may invoke the tasks and nothing else.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('states.amazonaws.com') });
    allow(role, ['lambda:InvokeFunction'], [handler.functionArn]);
    this.stateMachine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromString(Stack.of(this).toJsonString(peopleDefinition(handler.functionArn))),
      role,
      tracingEnabled: true,
      // The data of executions are ids and numbers.
      logs: { destination: new Logs(this, 'Logs', config), level: LogLevel.ALL },
    });
  }

  /** Lets a function sign uploads, begin runs, and read and correct rows. */
  letBegin(handler: LambdaFunction): void {
    const { people, stateMachine } = this;
    handler.addEnvironment('PEOPLE_BUCKET', people.bucketName);
    handler.addEnvironment('PEOPLE_STATE_MACHINE', stateMachine.stateMachineArn);
    letUse(handler, people);
    allow(handler, ['states:StartExecution'], [stateMachine.stateMachineArn]);
  }
}

/** Rows are made and deleted by the calls and by the tasks, and so is an upload that is done with. */
function letUse(handler: LambdaFunction, people: IBucket): void {
  const objects = ['imports/*', 'uploads/*'].map((folder) => people.arnForObjects(folder));
  allow(handler, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], objects);
  allow(handler, ['s3:ListBucket'], [people.bucketArn]);
}

const allow = (
  grantee: Parameters<typeof Grant.addToPrincipal>[0]['grantee'],
  actions: string[],
  resourceArns: string[],
) => Grant.addToPrincipal({ grantee, actions, resourceArns });

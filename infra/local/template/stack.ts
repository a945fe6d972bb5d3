import path from 'node:path';
import type { SecretGeneration } from '../secrets/generated-secret.ts';
import { type CdnDefinition, cdnOf } from './cdn-definition.ts';
import { physicalName, resolve, STATE_MACHINE } from './resolve.ts';
import { resourcesOf, type Template } from './template.ts';

/** The resources of a template with their local names. */
export interface Stack {
  readonly tables: readonly TableDefinition[];
  readonly buckets: readonly string[];
  readonly secrets: readonly { readonly name: string; readonly generation: SecretGeneration }[];
  readonly functions: readonly FunctionDefinition[];
  /** `GET /api/user` → the name of the function. */
  readonly routes: readonly { readonly routeKey: string; readonly functionName: string }[];
  readonly schedules: readonly ScheduleDefinition[];
  readonly stateMachines: readonly StateMachineDefinition[];
  readonly cdn: CdnDefinition;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The input of CreateTable and UpdateTimeToLive. */
export interface TableDefinition {
  readonly TableName: string;
  readonly AttributeDefinitions: readonly unknown[];
  readonly KeySchema: readonly unknown[];
  readonly GlobalSecondaryIndexes?: readonly unknown[];
  readonly timeToLive: { readonly AttributeName: string; readonly Enabled: boolean } | undefined;
}

export interface FunctionDefinition {
  readonly name: string;
  /** The file of the bundle and the name of the export. */
  readonly file: string;
  readonly exportName: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  /** Megabytes. */
  readonly memory: number;
}

export interface ScheduleDefinition {
  /** Milliseconds between two calls. */
  readonly every: number;
  readonly functionName: string;
}

export interface StateMachineDefinition {
  readonly name: string;
  readonly arn: string;
  /** The definition in Amazon States Language, with local names of functions. */
  readonly definition: object;
}

/** The folder in which `cdk synth` wrote the template and its assets. */
interface Synthesised {
  readonly template: Template;
  readonly folder: string;
}

export function readStack({ template, folder }: Synthesised): Stack {
  return {
    tables: resourcesOf<unknown>(template, 'AWS::DynamoDB::GlobalTable').map(([id, properties]) =>
      tableOf(physicalName(id), resolve(template, properties) as TableProperties),
    ),
    buckets: resourcesOf(template, 'AWS::S3::Bucket').map(([id]) => physicalName(id)),
    secrets: resourcesOf<SecretProperties>(template, 'AWS::SecretsManager::Secret').map(
      ([id, { GenerateSecretString = {} }]) => ({ name: physicalName(id), generation: GenerateSecretString }),
    ),
    functions: resourcesOf<FunctionProperties>(template, 'AWS::Lambda::Function').map(([id, properties]) =>
      functionOf(template, folder, id, properties),
    ),
    routes: routesOf(template),
    schedules: resourcesOf<RuleProperties>(template, 'AWS::Events::Rule').flatMap(([, rule]) =>
      schedulesOf(resolve(template, rule) as RuleProperties),
    ),
    stateMachines: resourcesOf<{ readonly DefinitionString: unknown }>(template, STATE_MACHINE).map(
      ([id, { DefinitionString }]) => ({
        name: physicalName(id),
        arn: String(resolve(template, { Ref: id })),
        definition: JSON.parse(String(resolve(template, DefinitionString))),
      }),
    ),
    cdn: cdnOf(template),
    outputs: Object.fromEntries(
      Object.entries(template.Outputs ?? {}).map(([name, { Value }]) => [name, String(resolve(template, Value))]),
    ),
  };
}

interface TableProperties {
  readonly AttributeDefinitions: readonly unknown[];
  readonly KeySchema: readonly unknown[];
  readonly GlobalSecondaryIndexes?: readonly unknown[];
  readonly TimeToLiveSpecification?: { readonly AttributeName: string; readonly Enabled: boolean };
}

const tableOf = (TableName: string, properties: TableProperties): TableDefinition => {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, TimeToLiveSpecification: timeToLive } = properties;
  return {
    TableName,
    AttributeDefinitions,
    KeySchema,
    ...(GlobalSecondaryIndexes && { GlobalSecondaryIndexes }),
    timeToLive,
  };
};

interface SecretProperties {
  readonly GenerateSecretString?: SecretGeneration;
}

interface FunctionProperties {
  readonly Code: { readonly S3Key: string };
  readonly Handler: string;
  readonly Timeout?: number;
  readonly MemorySize?: number;
  readonly Environment?: { readonly Variables?: unknown };
}

function functionOf(
  template: Template,
  folder: string,
  id: string,
  properties: FunctionProperties,
): FunctionDefinition {
  const { Code, Handler, Timeout = 3, MemorySize = 128, Environment = {} } = properties;
  const [module = '', exportName = ''] = Handler.split('.');
  return {
    name: physicalName(id),
    // The CDK names the folder of an asset and its object in S3 by the same digest.
    file: path.join(folder, `asset.${path.basename(Code.S3Key, '.zip')}`, `${module}.mjs`),
    exportName,
    environment: (resolve(template, Environment.Variables) ?? {}) as Record<string, string>,
    timeout: Timeout * 1000,
    memory: MemorySize,
  };
}

function routesOf(template: Template): Stack['routes'] {
  const integrations = new Map(
    resourcesOf<{ readonly IntegrationUri: unknown }>(template, 'AWS::ApiGatewayV2::Integration').map(
      ([id, { IntegrationUri }]) => [`integrations/${physicalName(id)}`, String(resolve(template, IntegrationUri))],
    ),
  );
  return resourcesOf<{ readonly RouteKey: string; readonly Target: unknown }>(template, 'AWS::ApiGatewayV2::Route').map(
    ([, { RouteKey: routeKey, Target }]) => {
      const functionArn = integrations.get(String(resolve(template, Target))) ?? '';
      return { routeKey, functionName: nameInArn(functionArn) };
    },
  );
}

interface RuleProperties {
  readonly ScheduleExpression: string;
  readonly Targets: readonly { readonly Arn: string }[];
}

const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Throws for any schedule that is not a rate such as 'rate(5 minutes)'. */
function schedulesOf({ ScheduleExpression, Targets }: RuleProperties): ScheduleDefinition[] {
  const [, count = '', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(ScheduleExpression) ?? [];
  const every = Number(count) * (UNIT_MS[unit] ?? 0);
  if (every === 0) throw new Error(`The local runtime does not know the schedule ${ScheduleExpression}`);
  return Targets.map(({ Arn }) => ({ every, functionName: nameInArn(Arn) }));
}

const nameInArn = (functionArn: string): string => functionArn.split(':').at(-1) ?? '';

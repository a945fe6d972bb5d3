import path from 'node:path';
import type { SecretGeneration } from '../secrets/generated-secret.ts';
import { type CdnDefinition, cdnOf } from './cdn-definition.ts';
import { physicalName, resolve, STATE_MACHINE } from './resolve.ts';
import { resourcesOf, type Template } from './template.ts';

/** The resources of a template with their local names. */
export interface Stack {
  readonly tables: readonly TableDefinition[];
  readonly buckets: readonly string[];
  readonly expiries: readonly ExpiryDefinition[];
  readonly secrets: readonly { readonly name: string; readonly generation: SecretGeneration }[];
  readonly functions: readonly FunctionDefinition[];
  /** `GET /api/user` → the name of the function. */
  readonly routes: readonly { readonly routeKey: string; readonly functionName: string }[];
  readonly socketApi: SocketApiDefinition;
  readonly schedules: readonly ScheduleDefinition[];
  readonly stateMachines: readonly StateMachineDefinition[];
  readonly cdn: CdnDefinition;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The one WebSocket API. Its routes all lead to one function. */
interface SocketApiDefinition {
  readonly name: string;
  readonly stage: string;
  readonly routeKeys: readonly string[];
  readonly functionName: string;
  /** The function that decides whether a socket opens. */
  readonly authorizerName: string;
}

/** A lifecycle rule of a bucket that deletes objects some days after they were written. */
export interface ExpiryDefinition {
  readonly bucket: string;
  /** Empty for all objects of the bucket. */
  readonly prefix: string;
  readonly days: number;
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
    expiries: resourcesOf<BucketProperties>(template, 'AWS::S3::Bucket').flatMap(([id, bucket]) =>
      expiriesOf(physicalName(id), bucket),
    ),
    secrets: resourcesOf<SecretProperties>(template, 'AWS::SecretsManager::Secret').map(
      ([id, { GenerateSecretString = {} }]) => ({ name: physicalName(id), generation: GenerateSecretString }),
    ),
    functions: resourcesOf<FunctionProperties>(template, 'AWS::Lambda::Function').map(([id, properties]) =>
      functionOf(template, folder, id, properties),
    ),
    routes: routesOf(template, 'HTTP'),
    socketApi: socketApiOf(template),
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

interface BucketProperties {
  readonly LifecycleConfiguration?: {
    readonly Rules: readonly { readonly Prefix?: string; readonly ExpirationInDays?: number }[];
  };
}

const expiriesOf = (bucket: string, { LifecycleConfiguration }: BucketProperties): ExpiryDefinition[] =>
  (LifecycleConfiguration?.Rules ?? []).flatMap(({ Prefix: prefix = '', ExpirationInDays: days }) =>
    days === undefined ? [] : [{ bucket, prefix, days }],
  );

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

const apisOf = (template: Template, protocol: 'HTTP' | 'WEBSOCKET'): string[] =>
  resourcesOf<{ readonly ProtocolType: string }>(template, 'AWS::ApiGatewayV2::Api').flatMap(
    ([id, { ProtocolType }]) => (ProtocolType === protocol ? [physicalName(id)] : []),
  );

interface RouteProperties {
  readonly ApiId: unknown;
  readonly RouteKey: string;
  readonly Target: unknown;
}

function routesOf(template: Template, protocol: 'HTTP' | 'WEBSOCKET'): Stack['routes'] {
  const apis = apisOf(template, protocol);
  const integrations = new Map(
    resourcesOf<{ readonly IntegrationUri: unknown }>(template, 'AWS::ApiGatewayV2::Integration').map(
      ([id, { IntegrationUri }]) => [`integrations/${physicalName(id)}`, String(resolve(template, IntegrationUri))],
    ),
  );
  return resourcesOf<RouteProperties>(template, 'AWS::ApiGatewayV2::Route')
    .filter(([, { ApiId }]) => apis.includes(String(resolve(template, ApiId))))
    .map(([, { RouteKey: routeKey, Target }]) => {
      const functionArn = integrations.get(String(resolve(template, Target))) ?? '';
      return { routeKey, functionName: nameInArn(functionArn) };
    });
}

/** Throws unless there is one API with one function and one authorizer. */
function socketApiOf(template: Template): SocketApiDefinition {
  const routes = routesOf(template, 'WEBSOCKET');
  const authorizers = resourcesOf<{ readonly AuthorizerUri: unknown }>(template, 'AWS::ApiGatewayV2::Authorizer');
  const name = only(apisOf(template, 'WEBSOCKET'));
  const stages = resourcesOf<{ readonly ApiId: unknown; readonly StageName: string }>(
    template,
    'AWS::ApiGatewayV2::Stage',
  ).filter(([, { ApiId }]) => resolve(template, ApiId) === name);
  return {
    name,
    stage: only(stages)[1].StageName,
    routeKeys: routes.map(({ routeKey }) => routeKey),
    functionName: only([...new Set(routes.map(({ functionName }) => functionName))]),
    authorizerName: nameInArn(
      only(authorizers.map(([, { AuthorizerUri }]) => String(resolve(template, AuthorizerUri)))),
    ),
  };
}

function only<T>(values: readonly T[]): T {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) throw new Error(`The local runtime expects one, not ${values.length}`);
  return value;
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

/** The ARN of a function ends in its name. The gateway puts it into the path of an invocation. */
const nameInArn = (functionArn: string): string => functionArn.replace('/invocations', '').split(':').at(-1) ?? '';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Fields = { readonly [name: string]: Json };

interface Resource {
  readonly Type: string;
  readonly Properties?: Fields;
}

export interface MinistackTemplate {
  readonly Resources: Readonly<Record<string, Resource>>;
}

/**
 * Changes the few things in the template that MiniStack interprets differently from CloudFormation. docs/emulators.md
 * lists them. Each can be removed when MiniStack no longer needs it.
 */
export function ministackTemplate(template: MinistackTemplate): MinistackTemplate {
  const secrets = idsOf(template, 'AWS::SecretsManager::Secret');
  const named = secretsByArn(template as unknown as Json, secrets) as unknown as MinistackTemplate;
  return { ...named, Resources: mapValues(withoutRouteResponses(named.Resources), withPlainMetric) };
}

/** MiniStack does not know the responses of a WebSocket route, so the chat's function answers nothing there. */
const withoutRouteResponses = (resources: MinistackTemplate['Resources']): MinistackTemplate['Resources'] =>
  Object.fromEntries(Object.entries(resources).filter(([, { Type }]) => Type !== 'AWS::ApiGatewayV2::RouteResponse'));

/** In MiniStack, `Ref` of a secret is its name instead of its ARN. The attribute `Id` is the ARN in both. */
function secretsByArn(value: Json, secrets: ReadonlySet<Json>): Json {
  if (isList(value)) return value.map((element) => secretsByArn(element, secrets));
  if (typeof value !== 'object' || value === null) return value;
  const { Ref: id } = value;
  if (id !== undefined && secrets.has(id)) return { 'Fn::GetAtt': [id, 'Id'] };
  return mapValues(value, (element) => secretsByArn(element, secrets));
}

/** MiniStack refuses alarms over metric math, so such an alarm watches the first metric of its formula instead. */
function withPlainMetric(resource: Resource): Resource {
  const { Type, Properties: { Metrics, ...properties } = {} } = resource;
  if (Type !== 'AWS::CloudWatch::Alarm' || !isList(Metrics)) return resource;
  const stat = Metrics.filter(isFields).find(({ MetricStat }) => isFields(MetricStat))?.['MetricStat'] as Fields;
  const { Metric, Period = null, Stat = null } = stat;
  return { ...resource, Properties: { ...properties, ...(Metric as Fields), Period, Statistic: Stat } };
}

const idsOf = ({ Resources }: MinistackTemplate, type: string): ReadonlySet<Json> =>
  new Set(Object.keys(Resources).filter((id) => Resources[id]?.Type === type));

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

const mapValues = <From, To>(values: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));

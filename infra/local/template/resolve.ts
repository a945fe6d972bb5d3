import type { Template } from './template.ts';

/** The local name of a resource. CloudFormation's names are random, but these are the same on every machine. */
export const physicalName = (logicalId: string): string =>
  logicalId
    .replace(/[0-9A-F]{8}$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();

const PSEUDO_PARAMETERS: Readonly<Record<string, string>> = {
  'AWS::AccountId': '000000000000',
  'AWS::Partition': 'aws',
  'AWS::Region': 'us-east-1',
  'AWS::URLSuffix': 'amazonaws.com',
};

export const STATE_MACHINE = 'AWS::StepFunctions::StateMachine';

/** The types whose `Ref` is the ARN and not the name. */
const REF_IS_ARN = ['AWS::SecretsManager::Secret', STATE_MACHINE];

/**
 * Replaces CloudFormation's functions with names, at any depth. An attribute other than the ARN becomes
 * `{name}.{attribute}`. Throws for functions that our templates do not use.
 */
export function resolve(template: Template, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(template, item));
  if (typeof value !== 'object' || value === null) return value;
  const [[name = '', argument] = [], ...others] = Object.entries(value);
  if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) return call(template, name, argument);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(template, item)]));
}

function call(template: Template, name: string, argument: unknown): unknown {
  const given = resolve(template, argument);
  if (name === 'Ref') return ref(template, String(given));
  if (name === 'Fn::Join' && Array.isArray(given)) return (given[1] as string[]).join(String(given[0]));
  if (name === 'Fn::GetAtt' && Array.isArray(given)) return attribute(template, String(given[0]), String(given[1]));
  throw new Error(`The local runtime does not know what ${name} of ${JSON.stringify(argument)} is`);
}

function ref(template: Template, target: string): string {
  const type = template.Resources[target]?.Type;
  if (type === undefined) return PSEUDO_PARAMETERS[target] ?? target;
  return REF_IS_ARN.includes(type) ? arn(type, physicalName(target)) : physicalName(target);
}

function attribute({ Resources }: Template, target: string, name: string): string {
  if (name !== 'Arn') return `${physicalName(target)}.${name}`;
  return arn(Resources[target]?.Type ?? '', physicalName(target));
}

/** `arn:aws:secretsmanager:us-east-1:000000000000:secret:token-keys` */
function arn(type: string, name: string): string {
  const [, service = '', resource = ''] = type.toLowerCase().split('::');
  return `arn:aws:${service}:us-east-1:000000000000:${resource}:${name}`;
}

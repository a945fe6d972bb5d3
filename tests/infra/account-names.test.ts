import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { EVERY_SETTING } from './every-setting.ts';
import { appOf, templateOf } from './synthesised.ts';

/** Names that need to be unique only within what they belong to, or that name something else. */
const NOT_OF_THE_ACCOUNT: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api.Name': 'an API is known by its id',
  'AWS::ApiGatewayV2::Stage.StageName': 'belongs to its API',
  'AWS::IAM::Policy.PolicyName': 'belongs to its role, whose name is generated',
  'AWS::ApiGatewayV2::Authorizer.Name': 'belongs to its API, whose id is generated',
  'AWS::CloudWatch::Alarm.MetricName': 'what is watched; its dimensions name the function or the API',
};

/** Types whose names AWS knows once in an account. Those of the others are known once in a region. */
const IN_ALL_REGIONS = /^AWS::(CloudFront|IAM|S3|Route53)::|^AWS::CloudWatch::Dashboard$/;

/** Where a name that is given stands: BucketName and the like, or what CloudFront and SES have instead. */
const GIVEN = /Name$|^Aliases$|^EmailIdentity$/;

interface Site {
  readonly stage: string;
  readonly region: string;
}

/** A stage with names of its own where they are settings, as docs/deploy.md asks for. */
function templateAt({ stage, region }: Site): Template {
  const domain = `${stage}-${region}.example.com`;
  const settings = { ...EVERY_SETTING, domainNames: [domain], mailDomain: domain, account: '123456789012', region };
  return templateOf(settings, stage);
}

/** `AWS::CloudFront::Function.Name` and its value, for each name that a template gives by itself. */
function givenNames(template: Template): [kind: string, name: string][] {
  const { Resources = {}, Outputs = {} } = template.toJSON();
  const named = Object.values<{ Type: string; Properties?: object }>(Resources).flatMap(({ Type, Properties = {} }) =>
    Object.entries(Properties).flatMap(([key, value]) => [
      [`${Type}.${key}`, value] as const,
      // CloudFront has all of its properties one level deeper.
      ...(key.endsWith('Config')
        ? Object.entries(value).map(([inner, one]) => [`${Type}.${inner}`, one] as const)
        : []),
    ]),
  );
  const exported = Object.values<{ Export?: { Name: unknown } }>(Outputs).flatMap(({ Export }) =>
    Export ? [['Export.Name', Export.Name] as const] : [],
  );
  return [...named, ...exported].flatMap(([kind, value]) => {
    const isGiven = GIVEN.test(kind.split('.').at(-1) ?? '') && !(kind in NOT_OF_THE_ACCOUNT) && !isReference(value);
    return isGiven ? [[kind, JSON.stringify(value)] as [string, string]] : [];
  });
}

/** Whether a value refers to the name of another resource, which is checked with that resource. */
const isReference = (value: unknown): boolean => /"(Ref|Fn::GetAtt)":/.test(JSON.stringify(value));

describe.each([
  {
    why: 'two stages in one region',
    one: { stage: 'production', region: 'us-east-1' },
    other: { stage: 'staging', region: 'us-east-1' },
    counts: /./,
  },
  {
    why: 'one stage in two regions',
    one: { stage: 'production', region: 'us-east-1' },
    other: { stage: 'production', region: 'eu-west-1' },
    counts: IN_ALL_REGIONS,
  },
])('$why', ({ one, other, counts }) => {
  const names = givenNames(templateAt(one)).filter(([kind]) => counts.test(kind));
  const others = new Set(givenNames(templateAt(other)).map(([, name]) => name));

  it.each(names)('share no %s: %s', (_kind, name) => {
    expect(others).not.toContain(name);
  });
});

it('names each stack by its stage, and with it all that CloudFormation names by itself', () => {
  expect(['staging', 'production'].map((stage) => appOf({}, stage).stack.stackName)).toEqual([
    'parts-ordering-staging',
    'parts-ordering-production',
  ]);
});

it('is short enough for CloudFront in the longest stage and region', () => {
  const names = givenNames(templateAt({ stage: 'a'.repeat(16), region: 'ap-northeast-1' }));
  const lengths = names.flatMap(([kind, name]) =>
    kind.startsWith('AWS::CloudFront') ? [JSON.parse(name).length] : [],
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
});

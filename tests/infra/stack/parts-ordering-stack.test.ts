import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { FUNCTION_NAMES } from '#infra/build/bundle-functions.ts';
import { allGroups } from '#shared/contracts/all-groups.ts';
import type { EndpointGroup } from '#shared/wire/endpoint.ts';
import { EVERY_SETTING } from '../every-setting.ts';
import { resourcesOf, templateOf } from '../synthesised.ts';

const groups: readonly (readonly [string, EndpointGroup])[] = Object.entries(allGroups);
const endpoints = groups.flatMap(([, group]) => Object.values(group));

const template = templateOf(EVERY_SETTING);
const emulated = templateOf({ hasCdn: false, keepsData: false, natives: 'none' });

const ofProtocol = (protocol: 'HTTP' | 'WEBSOCKET') =>
  resourcesOf(template, 'AWS::ApiGatewayV2::Api').filter(([, { Properties }]) => Properties.ProtocolType === protocol);

describe('the API', () => {
  it.each(endpoints)('routes $method $path', ({ method, path }) => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: `${method} ${path}` });
  });

  it('lets a function answer for what is no endpoint, because the gateway knows no Errors header (decision W3)', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: '$default' });
    const [[api] = []] = ofProtocol('HTTP');
    template.resourcePropertiesCountIs('AWS::ApiGatewayV2::Route', { ApiId: { Ref: api } }, endpoints.length + 1);
  });

  it('throttles', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
    });
  });

  it('S20: allows no other origin, so that no page but our own reads a token or an error', () => {
    template.allResourcesProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
  });

  it('logs each call as JSON with id, route, status and time, and nothing that a caller wrote', () => {
    const stages = resourcesOf(template, 'AWS::ApiGatewayV2::Stage').map(([, { Properties }]) => Properties);
    const logged = JSON.parse(stages.find(({ StageName }) => StageName === '$default').AccessLogSettings.Format);
    expect(logged).toMatchObject({
      requestId: '$context.requestId',
      route: '$context.routeKey',
      status: '$context.status',
      latencyMs: '$context.responseLatency',
    });
    const told = /header|querystring|path|authorizer|body/i;
    expect(Object.values(logged).filter((value) => told.test(String(value)))).toEqual([]);
  });
});

describe('the socket of the chat', () => {
  const [[api = ''] = []] = ofProtocol('WEBSOCKET');
  const ofSocket = (type: string) =>
    resourcesOf(template, type)
      .map(([, { Properties }]) => Properties)
      .filter(({ ApiId }) => ApiId?.Ref === api);

  it('has three routes, and only the one for messages is answered', () => {
    const routes = ofSocket('AWS::ApiGatewayV2::Route').map(({ RouteKey, RouteResponseSelectionExpression }) => [
      RouteKey,
      RouteResponseSelectionExpression,
    ]);
    expect(routes).toEqual([
      ['$connect', undefined],
      ['$disconnect', undefined],
      ['$default', '$default'],
    ]);
    expect(ofSocket('AWS::ApiGatewayV2::RouteResponse')).toMatchObject([{ RouteResponseKey: '$default' }]);
  });

  it('opens for the CDN alone, which a function checks; a request without the secret gets as far as the gateway', () => {
    const [connect] = ofSocket('AWS::ApiGatewayV2::Route');
    expect(connect).toMatchObject({ RouteKey: '$connect', AuthorizationType: 'CUSTOM' });
    expect(ofSocket('AWS::ApiGatewayV2::Authorizer')).toMatchObject([
      { AuthorizerType: 'REQUEST', IdentitySource: ['route.request.header.x-cdn-secret'] },
    ]);
  });

  it('is a stage under the path that the CDN has it at, and throttles', () => {
    expect(ofSocket('AWS::ApiGatewayV2::Stage')).toMatchObject([
      { StageName: 'chat', DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 } },
    ]);
  });

  it('has one function, which may not send to connections: it only answers', () => {
    const uris = ofSocket('AWS::ApiGatewayV2::Integration').map(({ IntegrationUri }) => JSON.stringify(IntegrationUri));
    expect(new Set(uris).size).toBe(1);
    expect(JSON.stringify(template.toJSON())).not.toContain('execute-api:ManageConnections');
  });

  it('opens also where there is no CDN', () => {
    emulated.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', { IdentitySource: ['route.request.header.Host'] });
  });
});

describe('the functions', () => {
  it('are those that are bundled', () => {
    template.resourceCountIs('AWS::Lambda::Function', FUNCTION_NAMES.length);
  });

  it.each(groups)('run %s on arm64 with the limits and the environment of the rest', (group) => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      MemorySize: ['catalogue', 'images'].includes(group) ? 1769 : 1024,
      Timeout: 10,
      Handler: 'handler.handler',
      ReservedConcurrentExecutions: Match.absent(),
      Environment: {
        Variables: {
          STAGE: 'test',
          TABLE_NAME: { Ref: Match.stringLikeRegexp('^Table') },
          TOKEN_KEYS_SECRET: { Ref: Match.stringLikeRegexp('^TokenKeys') },
          CDN_SECRETS_SECRET: { Ref: Match.stringLikeRegexp('^CdnSecret') },
          SERVICE_NAME: group,
          METRICS_NAMESPACE: 'PartsOrdering',
        },
      },
    });
  });

  it('know no secret of a CDN where there is none', () => {
    emulated.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { CDN_SECRETS_SECRET: Match.absent() } },
    });
  });

  it.each([
    { natives: 'arm64', architecture: 'arm64' },
    { natives: 'x64', architecture: 'x86_64' },
    { natives: 'host', architecture: process.arch === 'x64' ? 'x86_64' : 'arm64' },
  ])('run where their native packages are for: $natives', ({ natives, architecture }) => {
    templateOf({ natives }).hasResourceProperties('AWS::Lambda::Function', { Architectures: [architecture] });
  });

  it('log for three months and no longer', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  });
});

const READ = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = [
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
];
const SECRETS = ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'];
/** The right to wake the outbox. */
const WAKE = 'lambda:InvokeFunction';
const LOGS = ['logs:CreateLogStream', 'logs:PutLogEvents'];

describe('the rights', () => {
  it.each([
    { group: 'session', actions: [...READ, ...WRITE], indexes: [] },
    { group: 'profile', actions: [...READ, ...WRITE, WAKE], indexes: [] },
    {
      group: 'catalogue',
      actions: [...READ, 'dynamodb:Query', 'dynamodb:UpdateItem', 's3:GetObject', 's3:ListBucket'],
      indexes: ['gsi3'],
    },
    { group: 'analytics', actions: [...READ, 'dynamodb:Query', 'dynamodb:UpdateItem'], indexes: ['gsi3'] },
    { group: 'garage', actions: [...READ, ...WRITE], indexes: [] },
    { group: 'checkout', actions: [...READ, ...WRITE, 'dynamodb:Query', WAKE], indexes: ['gsi1', 'gsi2', 'gsi3'] },
    { group: 'content', actions: [...READ, ...WRITE, 'dynamodb:Query', WAKE], indexes: ['gsi1'] },
    { group: 'approvals', actions: [...READ, ...WRITE, 'dynamodb:Query', WAKE], indexes: ['gsi1'] },
    { group: 'desk', actions: [...READ, ...WRITE, 'dynamodb:Query', WAKE], indexes: ['gsi3'] },
    { group: 'websites', actions: [...READ, ...WRITE, 'dynamodb:Query'], indexes: ['gsi2', 'gsi3'] },
    {
      group: 'imports',
      actions: [
        ...READ,
        ...WRITE,
        'dynamodb:Query',
        // Objects of the catalogue and of people.
        's3:GetObject',
        's3:GetObject',
        's3:DeleteObject',
        's3:ListBucket',
        's3:PutObject',
        's3:PutObject',
        'states:StartExecution',
      ],
      indexes: ['gsi1', 'gsi3'],
    },
    { group: 'images', actions: [...READ, ...WRITE, 's3:PutObject'], indexes: [] },
    { group: 'Chat', actions: [...READ, ...WRITE, 'dynamodb:Query'], indexes: ['gsi3'] },
  ])('of $group are those and no more', ({ group, actions, indexes }) => {
    const statements = resourcesOf(template, 'AWS::IAM::Policy')
      .filter(([, { Properties }]) => Properties.Roles.some(({ Ref }: { Ref: string }) => Ref.startsWith(group)))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
    const allowed = statements.flatMap(({ Action }) => Action).sort();
    expect(allowed).toEqual([...actions, ...SECRETS, ...LOGS].sort());
    const onIndexes = [...JSON.stringify(statements).matchAll(/\/index\/(\w+)/g)].map(([, index]) => index);
    expect(onIndexes).toEqual(indexes);
  });

  it('on pictures are to store uploaded ones and those that imports fetch, each for one function, and to delete uploaded ones', () => {
    const onImages = resourcesOf(template, 'AWS::IAM::Policy').flatMap(([, { Properties }]) =>
      Properties.PolicyDocument.Statement.filter(({ Resource }: { Resource: unknown }) =>
        JSON.stringify(Resource).includes('"Images'),
      ).map(({ Action, Resource }: { Action: string; Resource: { 'Fn::Join': unknown[] } }) => [
        Properties.Roles[0].Ref.replace(/Role.*/, ''),
        Action,
        JSON.stringify(Resource['Fn::Join']).replace(/.*,"(.*)"\]\]$/, '$1'),
      ]),
    );
    expect(onImages).toEqual([
      ['PicturesSweep', 's3:DeleteObject', '/images/a/*'],
      ['imagesFunction', 's3:PutObject', '/images/a/*'],
      ['ImportsPictureTasks', 's3:PutObject', '/images/p/*'],
    ]);
  });

  it('are told for every group', () => {
    expect(groups.map(([group]) => group)).toEqual([
      'session',
      'profile',
      'garage',
      'content',
      'catalogue',
      'cart',
      'checkout',
      'approvals',
      'imports',
      'images',
      'analytics',
      'users',
      'accounts',
      'websites',
      'desk',
    ]);
  });

  it.each(['catalogue', 'analytics'])('of %s to update are for what is counted, and nothing else', (group) => {
    const updates = resourcesOf(template, 'AWS::IAM::Policy')
      .filter(([, { Properties }]) => Properties.Roles.some(({ Ref }: { Ref: string }) => Ref.startsWith(group)))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('dynamodb:UpdateItem'));
    expect(updates).toMatchObject([
      { Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['STATS#*'] } } },
    ]);
  });

  it('name what they are for: no star but where AWS knows nothing narrower, no managed policy', () => {
    const statements = resourcesOf(template, 'AWS::IAM::Policy').flatMap(
      ([, { Properties }]) => Properties.PolicyDocument.Statement,
    );
    const starred = statements.filter((statement) => JSON.stringify(statement).includes('"*"'));
    const actions = starred.flatMap(({ Action }) => Action);
    expect(actions.filter((action) => !/^(logs:.*(LogDeliver|ResourcePolic|LogGroups)|xray:)/.test(action))).toEqual(
      [],
    );
    template.allResourcesProperties('AWS::IAM::Role', { ManagedPolicyArns: Match.absent() });
  });
});

describe('the table', () => {
  const indexes = ['gsi1', 'gsi2', 'gsi3'].map((IndexName) => ({
    IndexName,
    KeySchema: [
      { AttributeName: `${IndexName}pk`, KeyType: 'HASH' },
      { AttributeName: `${IndexName}sk`, KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['summary'] },
  }));

  it('has the keys, the three indexes of summaries and a time to live', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: indexes,
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      BillingMode: 'PAY_PER_REQUEST',
    });
  });

  it('can be restored to any second, and can not be deleted', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        Replicas: [
          {
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
            DeletionProtectionEnabled: true,
          },
        ],
      },
    });
  });

  it('goes with its stack in a stage that keeps nothing', () => {
    emulated.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Delete',
      Properties: { Replicas: [{ DeletionProtectionEnabled: false }] },
    });
  });
});

const buckets = resourcesOf(template, 'AWS::S3::Bucket');

describe('the buckets', () => {
  it('are there', () => {
    const names = buckets.map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
    expect(names).toEqual(['AccessLogs', 'Web', 'Images', 'Catalogue', 'People']);
  });

  it.each(buckets)('%s is private, encrypted, and stays when the stack goes', (_id, { Properties, DeletionPolicy }) => {
    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    const [rule] = Properties.BucketEncryption.ServerSideEncryptionConfiguration;
    expect(rule.ServerSideEncryptionByDefault.SSEAlgorithm).toBe('AES256');
    expect(DeletionPolicy).toBe('Retain');
  });

  it.each(buckets)('%s takes nothing that is not encrypted on the way', (id) => {
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: id },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Action: 's3:*',
            Principal: { AWS: '*' },
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ]),
      },
    });
  });

  it.each(buckets)('%s pays for no upload that was given up', (_id, { Properties }) => {
    const days = Properties.LifecycleConfiguration.Rules.flatMap(
      (rule: { AbortIncompleteMultipartUpload?: { DaysAfterInitiation: number } }) =>
        rule.AbortIncompleteMultipartUpload?.DaysAfterInitiation ?? [],
    );
    expect(days).toEqual([1]);
  });

  const used = buckets.filter(([id]) => !id.startsWith('AccessLogs'));

  it.each(used)('%s notes who read it', (_id, { Properties }) => {
    expect(Properties.LoggingConfiguration.DestinationBucketName.Ref).toMatch(/^AccessLogs/);
  });

  it.each(used.filter(([id]) => !id.startsWith('People')))(
    '%s gives back what was overwritten',
    (_id, { Properties }) => {
      expect(Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    },
  );
});

describe('the files of people (decision D34)', () => {
  const peopleOf = (of: Template) => {
    const found = resourcesOf(of, 'AWS::S3::Bucket').find(([id]) => id.startsWith('People'));
    if (!found) throw new Error('There is no bucket for people');
    return found;
  };

  it('are gone after a day, and no version of them stays', () => {
    const { VersioningConfiguration, LifecycleConfiguration } = peopleOf(template)[1].Properties;
    expect(VersioningConfiguration).toBeUndefined();
    expect(LifecycleConfiguration.Rules).toMatchObject([{ ExpirationInDays: 1, Status: 'Enabled' }]);
    expect(LifecycleConfiguration.Rules[0]).not.toHaveProperty('Prefix');
  });

  it.each([{ domainNames: [] }, { domainNames: ['*.parts.example.com'] }])(
    'are uploaded from the pages of any store, whatever host it has ($domainNames), and from nowhere else without a signature',
    ({ domainNames }) => {
      const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/a';
      const stack = templateOf({ domainNames, ...(domainNames.length > 0 && { certificateArn }) });
      const [id, bucket] = peopleOf(stack);
      expect(bucket.Properties.CorsConfiguration.CorsRules).toEqual([
        { AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['content-type'] },
      ]);
      const allowing = resourcesOf(stack, 'AWS::S3::BucketPolicy')
        .filter(([, { Properties }]) => Properties.Bucket.Ref === id)
        .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
        .filter(({ Effect }: { Effect: string }) => Effect === 'Allow');
      expect(allowing).toEqual([]);
    },
  );
});

it('files of the catalogue are uploaded from pages of every host, with a signed address (B442)', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    CorsConfiguration: {
      CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['content-type'] }],
    },
    LifecycleConfiguration: { Rules: Match.arrayWith([Match.objectLike({ Prefix: 'uploads/' })]) },
  });
});

it('files that were uploaded to be imported are gone after a week', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([{ Prefix: 'uploads/', ExpirationInDays: 7, Status: 'Enabled' }]),
    },
  });
});

describe('the secrets', () => {
  const secrets = resourcesOf(template, 'AWS::SecretsManager::Secret');

  it.each(secrets)('%s is generated as the current value, and stands in no template', (_id, { Properties }) => {
    expect(Properties.GenerateSecretString).toMatchObject({
      GenerateStringKey: 'current',
      SecretStringTemplate: '{}',
      PasswordLength: 64,
    });
    expect(Properties.SecretString).toBeUndefined();
  });

  it('are the keys of tokens and the word of the CDN', () => {
    expect(secrets.map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual(['TokenKeys', 'CdnSecret']);
    emulated.resourceCountIs('AWS::SecretsManager::Secret', 1);
  });
});

describe('the outbox', () => {
  it('is drained every minute, by a function that ends before its lease does', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 minute)',
      Targets: [{ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^OutboxDrain'), 'Arn'] } }],
    });
    template.hasResourceProperties('AWS::Lambda::Function', {
      Timeout: 55,
      Environment: { Variables: { SERVICE_NAME: 'outbox', MAIL_DOMAIN: 'example.com' } },
    });
  });

  it('is woken by those who leave something to it, and by nobody else', () => {
    const wakers = resourcesOf(template, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
      const { OUTBOX_FUNCTION: outbox, SERVICE_NAME: name } = Properties.Environment?.Variables ?? {};
      return outbox ? [[name, outbox]] : [];
    });
    const outbox = { Ref: expect.stringMatching(/^OutboxDrain/) };
    expect(wakers).toEqual(
      ['profile', 'content', 'checkout', 'approvals', 'users', 'desk'].map((name) => [name, outbox]),
    );
    const woken = resourcesOf(template, 'AWS::IAM::Policy')
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => Action === 'lambda:InvokeFunction')
      .flatMap(({ Resource }) => Resource);
    const called = /^(OutboxDrain|ImportsTasks|ImportsPictureTasks|PeopleImportsTasks)/;
    const one = { 'Fn::GetAtt': [expect.stringMatching(called), 'Arn'] };
    // Three are the tasks of imports.
    expect(woken).toEqual(Array(wakers.length + 3).fill(one));
  });

  it('may send mail of that domain, and nothing else', () => {
    template.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: Match.arrayWith([Match.objectLike({ Action: 'ses:SendEmail', Resource: Match.not('*') })]),
      },
    });
    expect(JSON.stringify(resourcesOf(emulated, 'AWS::IAM::Policy'))).not.toContain('ses:');
  });
});

describe('pictures that nothing names', () => {
  it('are deleted daily, by a function that ends before the mark on a picture does', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 day)',
      Targets: [{ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^PicturesSweep'), 'Arn'] } }],
    });
    template.hasResourceProperties('AWS::Lambda::Function', {
      Timeout: 55,
      Environment: { Variables: { SERVICE_NAME: 'picture-sweep', IMAGES_BUCKET: Match.anyValue() } },
    });
  });
});

describe('mail', () => {
  it('is sent from the domain, over TLS, and what comes back is told and not sent to again', () => {
    template.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'example.com',
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: Match.stringLikeRegexp('^Mail') } },
    });
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { MatchingEventTypes: ['bounce', 'complaint', 'reject'] },
    });
  });

  it('is not set up without a domain', () => {
    emulated.resourceCountIs('AWS::SES::EmailIdentity', 0);
    emulated.resourceCountIs('AWS::SES::ConfigurationSet', 0);
  });
});

describe('the alarms', () => {
  const watched = [
    'ApiFailures',
    'ApiSlow',
    'TableReadThrottles',
    'TableWriteThrottles',
    ...groups.flatMap(([g]) => [`${g}Errors`, `${g}Throttles`]),
  ];

  it.each(watched)('include %s, which tells operations and is quiet when nothing happens', (name) => {
    const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').filter(([id]) =>
      id.startsWith(`Observability${name}`),
    );
    expect(alarms.map(([, { Properties }]) => Properties)).toEqual([
      expect.objectContaining({
        AlarmActions: [{ Ref: expect.stringMatching(/^ObservabilityTopic/) }],
        TreatMissingData: 'notBreaching',
      }),
    ]);
  });

  it('reach the address of the stage', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: EVERY_SETTING.alarmEmail });
    emulated.resourceCountIs('AWS::SNS::Subscription', 0);
  });

  it.each(['cloudwatch.amazonaws.com', 'ses.amazonaws.com'])('let %s publish, for this account only', (Service) => {
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 'sns:Publish',
            Effect: 'Allow',
            Principal: { Service },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
  });

  it('have a dashboard', () => {
    const DashboardName = { 'Fn::Join': ['', ['parts-ordering-test-', { Ref: 'AWS::Region' }]] };
    template.hasResourceProperties('AWS::CloudWatch::Dashboard', { DashboardName });
  });
});

describe('the outputs', () => {
  const always = [
    'ApiUrl',
    'TableName',
    'WebBucket',
    'ImagesBucket',
    'CatalogueBucket',
    'PeopleBucket',
    'TokenKeysSecret',
  ];

  it.each([...always, 'CdnUrl', 'CdnSecretsSecret'])('tell %s', (output) => {
    expect(Object.keys(template.findOutputs(output))).toEqual([output]);
  });

  it.each(always)('tell %s without a CDN too', (output) => {
    expect(Object.keys(emulated.findOutputs(output))).toEqual([output]);
  });

  it('tell nothing of a CDN that is not there', () => {
    const outputs = Object.keys(emulated.findOutputs('*'));
    expect(outputs.filter((output) => output.startsWith('Cdn'))).toEqual([]);
  });
});

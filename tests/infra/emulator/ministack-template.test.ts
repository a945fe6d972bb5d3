import { describe, expect, it } from 'vitest';
import { ministackTemplate } from '#infra/emulator/ministack-template.ts';

const secret = { Type: 'AWS::SecretsManager::Secret' };

describe('the template for MiniStack', () => {
  it('names a secret by its ARN wherever it stands', () => {
    const uses = {
      Name: { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Keys' }, ':SecretString:current::}}']] },
    };
    const { Resources } = ministackTemplate({
      Resources: {
        Keys: secret,
        Function: { Type: 'AWS::Lambda::Function', Properties: { Env: { Ref: 'Keys' }, ...uses } },
      },
    });
    const arn = { 'Fn::GetAtt': ['Keys', 'Id'] };
    expect(Resources['Function']?.Properties).toEqual({
      Env: arn,
      Name: { 'Fn::Join': ['', ['{{resolve:secretsmanager:', arn, ':SecretString:current::}}']] },
    });
  });

  it('lets an alarm over a formula watch the first metric of it', () => {
    const stat = (MetricName: string) => ({
      Id: MetricName.toLowerCase(),
      MetricStat: { Metric: { Namespace: 'AWS/DynamoDB', MetricName, Dimensions: [] }, Period: 60, Stat: 'Sum' },
      ReturnData: false,
    });
    const { Resources } = ministackTemplate({
      Resources: {
        Alarm: {
          Type: 'AWS::CloudWatch::Alarm',
          Properties: {
            Threshold: 1,
            Metrics: [{ Id: 'sum', Expression: 'reads + writes' }, stat('Reads'), stat('Writes')],
          },
        },
      },
    });
    expect(Resources['Alarm']?.Properties).toEqual({
      Threshold: 1,
      Namespace: 'AWS/DynamoDB',
      MetricName: 'Reads',
      Dimensions: [],
      Period: 60,
      Statistic: 'Sum',
    });
  });

  it('leaves everything else as it is', () => {
    const template = {
      Resources: {
        Keys: secret,
        Bucket: { Type: 'AWS::S3::Bucket' },
        Policy: {
          Type: 'AWS::S3::BucketPolicy',
          Properties: { Bucket: { Ref: 'Bucket' }, Region: { Ref: 'AWS::Region' } },
        },
        Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Errors', Period: 60 } },
      },
    };
    expect(ministackTemplate(template)).toEqual(template);
  });
});

import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { accountName } from './account-name.ts';
import type { Api } from './api.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { Config } from './config.ts';
import type { DataTable } from './data-table.ts';
import { NoticeTopic } from './notice-topic.ts';

interface WatchedFunction {
  readonly name: string;
  readonly handler: LambdaFunction;
}

interface ObservabilityProps {
  readonly config: Config;
  readonly table: DataTable;
  readonly api: Api;
  readonly functions: readonly WatchedFunction[];
  readonly cdn: Cdn | undefined;
}

interface Watched {
  readonly id: string;
  readonly metric: IMetric;
  /** The alarm goes off above it. */
  readonly limit: number;
  /** How many of the last five periods must be above the limit. */
  readonly periods: number;
  readonly why: string;
}

const period = Duration.minutes(1);
const P99_LIMIT_MS = 3000;

/** Alarms on what customers would notice, published on one topic, and a dashboard with the same metrics. */
export class Observability extends Construct {
  constructor(scope: Construct, id: string, { config, table, api, functions, cdn }: ObservabilityProps) {
    super(scope, id);
    const topic = new NoticeTopic(this, 'Topic', { from: 'cloudwatch.amazonaws.com' });
    if (config.alarmEmail) topic.addSubscription(new EmailSubscription(config.alarmEmail));
    const watched = [...watchedApi(api), ...functions.flatMap(watchedFunction), ...watchedTable(table)];
    for (const { id: alarmId, metric, limit, periods, why } of watched) {
      const alarm = new Alarm(this, alarmId, {
        alarmDescription: why,
        metric,
        threshold: limit,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        datapointsToAlarm: periods,
        evaluationPeriods: 5,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(new SnsAction(topic));
    }
    new Dashboard(this, 'Dashboard', {
      dashboardName: accountName(this, config),
      widgets: [
        [
          graph('Calls', [api.stage.metricCount({ period })]),
          graph('Refused and failed', [
            api.stage.metricClientError({ period }),
            api.stage.metricServerError({ period }),
          ]),
          graph(
            'Latency',
            ['p50', 'p90', 'p99'].map((statistic) => api.stage.metricLatency({ period, statistic })),
          ),
        ],
        [
          graph(
            'Function time, p99',
            functions.map(({ handler }) => handler.metricDuration({ period, statistic: 'p99' })),
          ),
          graph(
            'Function errors',
            functions.map(({ handler }) => handler.metricErrors({ period })),
          ),
          graph(
            'Functions at once',
            functions.map(({ handler }) => handler.metric('ConcurrentExecutions', { period, statistic: 'max' })),
          ),
        ],
        [
          graph('Table units', [
            table.metricConsumedReadCapacityUnits({ period, statistic: 'sum' }),
            table.metricConsumedWriteCapacityUnits({ period, statistic: 'sum' }),
          ]),
          graph('Table throttles', [throttles(table, 'Read'), throttles(table, 'Write')]),
          ...(cdn ? [graph('CDN', cdnMetrics(cdn), 'us-east-1')] : []),
        ],
      ],
    });
  }
}

const graph = (title: string, left: IMetric[], region?: string): GraphWidget =>
  new GraphWidget({ title, left, width: 8, ...(region && { region }) });

const watchedApi = ({ stage }: Api): readonly Watched[] => [
  {
    id: 'ApiFailures',
    metric: stage.metricServerError({ period }),
    limit: 0,
    periods: 2,
    why: 'Calls are answered with 5xx',
  },
  {
    id: 'ApiSlow',
    metric: stage.metricLatency({ period, statistic: 'p99' }),
    limit: P99_LIMIT_MS,
    periods: 3,
    why: `One call in a hundred takes longer than ${P99_LIMIT_MS} ms`,
  },
];

const watchedFunction = ({ name, handler }: WatchedFunction): readonly Watched[] => [
  {
    id: `${name}Errors`,
    metric: handler.metricErrors({ period }),
    limit: 0,
    periods: 1,
    why: `The function of ${name} crashed or ran out of time or memory`,
  },
  {
    id: `${name}Throttles`,
    metric: handler.metricThrottles({ period }),
    limit: 0,
    periods: 1,
    why: `The account's limit of functions at once refused calls of ${name}`,
  },
];

const watchedTable = (table: DataTable): readonly Watched[] =>
  (['Read', 'Write'] as const).map((kind) => ({
    id: `Table${kind}Throttles`,
    metric: throttles(table, kind),
    limit: 0,
    periods: 2,
    why: `The table refuses to ${kind.toLowerCase()}: a hot key, or traffic that grew too fast`,
  }));

const throttles = (table: DataTable, kind: 'Read' | 'Write'): IMetric =>
  table.metric(`${kind}ThrottleEvents`, { period, statistic: 'sum' });

/**
 * CloudFront reports in us-east-1, wherever the stack is. A dashboard can show these metrics, but alarms in other
 * regions can't use them.
 */
const cdnMetrics = ({ distributionId }: Cdn): IMetric[] =>
  ['4xxErrorRate', '5xxErrorRate'].map(
    (metricName) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        statistic: 'avg',
        period,
        region: 'us-east-1',
      }),
  );

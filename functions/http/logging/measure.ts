import { writeLine } from './log.ts';

/** Counts and times one request of an endpoint, named by its route key such as 'GET /api/user'. */
export type Measure = (endpoint: string, status: number, milliseconds: number) => void;

interface MeasureSettings {
  readonly service: string | undefined;
  /** The CloudWatch namespace. Without it nothing is measured. */
  readonly namespace: string | undefined;
}

/**
 * Writes to the log in CloudWatch's embedded metric format, so that measuring makes no call of its own:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function embeddedMetrics({ service, namespace }: MeasureSettings, write = writeLine): Measure {
  if (!namespace) return () => undefined;
  return (endpoint, status, milliseconds) => {
    const name = nameOf(status);
    const metric = {
      Namespace: namespace,
      Dimensions: [['service', 'endpoint']],
      Metrics: [{ Name: name, Unit: 'Milliseconds' }],
    };
    write({ _aws: { Timestamp: Date.now(), CloudWatchMetrics: [metric] }, service, endpoint, [name]: milliseconds });
  };
}

const nameOf = (status: number): string => {
  if (status >= 500) return 'Failed';
  return status >= 400 ? 'Refused' : 'Answered';
};

export const measure = embeddedMetrics({
  service: process.env['SERVICE_NAME'],
  namespace: process.env['METRICS_NAMESPACE'],
});

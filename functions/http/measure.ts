import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** Counts and times one request of an endpoint, named by its route key such as 'GET /api/user'. */
export type Measure = (endpoint: string, status: number, milliseconds: number) => void;

const metrics = new Metrics();

/** Written to the log in the embedded metric format, so that measuring makes no call of its own. */
export const measure: Measure = (endpoint, status, milliseconds) => {
  const single = metrics.singleMetric();
  single.addDimension('endpoint', endpoint);
  single.addMetric(nameOf(status), MetricUnit.Milliseconds, milliseconds);
};

const nameOf = (status: number): string => {
  if (status >= 500) return 'Failed';
  return status >= 400 ? 'Refused' : 'Answered';
};

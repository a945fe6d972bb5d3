import { describe, expect, it } from 'vitest';
import { embeddedMetrics } from '#functions/http/logging/measure.ts';

describe('a measurement', () => {
  it('is a line that CloudWatch makes a figure of, by function and endpoint', () => {
    expect(linesOf('PartsOrdering', 200)).toEqual([
      {
        _aws: {
          Timestamp: expect.any(Number),
          CloudWatchMetrics: [
            {
              Namespace: 'PartsOrdering',
              Dimensions: [['service', 'endpoint']],
              Metrics: [{ Name: 'Answered', Unit: 'Milliseconds' }],
            },
          ],
        },
        service: 'session',
        endpoint: 'GET /api/user',
        Answered: 12,
      },
    ]);
  });

  it.each([
    { status: 200, name: 'Answered' },
    { status: 399, name: 'Answered' },
    { status: 400, name: 'Refused' },
    { status: 499, name: 'Refused' },
    { status: 500, name: 'Failed' },
  ])('of a $status is called $name', ({ status, name }) => {
    expect(linesOf('PartsOrdering', status)).toEqual([expect.objectContaining({ [name]: 12 })]);
  });

  it('is not written where nobody collects them', () => {
    expect(linesOf('', 200)).toEqual([]);
  });
});

function linesOf(namespace: string, status: number): readonly object[] {
  const lines: object[] = [];
  embeddedMetrics({ service: 'session', namespace }, (line) => lines.push(line))('GET /api/user', status, 12);
  return lines;
}

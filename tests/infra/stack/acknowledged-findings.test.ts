import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACKNOWLEDGED_FINDINGS } from '#infra/stack/acknowledged-findings.ts';
import { checkAwsSolutions } from '#infra/stack/aws-solutions.ts';
import { EVERY_SETTING } from '../every-setting.ts';
import { appOf } from '../synthesised.ts';

interface Report {
  readonly pluginReports: readonly {
    readonly pluginName: string;
    readonly violations: readonly { readonly ruleName: string }[];
    readonly suppressedViolations?: readonly { readonly acknowledgedId: string }[];
  }[];
}

/** The findings of the rules and of the CDK for a stage. */
function reportOf(settings: object): Report['pluginReports'] {
  const { app } = appOf(settings);
  checkAwsSolutions(app);
  const { directory } = app.synth();
  const report: Report = JSON.parse(readFileSync(path.join(directory, 'validation-report.json'), 'utf8'));
  return report.pluginReports;
}

const stages = [
  { stage: 'with every setting', reports: reportOf(EVERY_SETTING) },
  { stage: 'on AWS without a domain', reports: reportOf({}) },
  { stage: 'on an emulator', reports: reportOf({ hasCdn: false, keepsData: false }) },
];

describe('the AWS Solutions rules', () => {
  it.each(stages)('find nothing that is not acknowledged in a stage $stage', ({ reports }) => {
    expect(reports.map(({ pluginName }) => pluginName)).toContain('AwsSolutions');
    expect(reports.flatMap(({ violations }) => violations.map(({ ruleName }) => ruleName))).toEqual([]);
  });

  it.each(ACKNOWLEDGED_FINDINGS)('still find $id, which is acknowledged', ({ id }) => {
    const acknowledged = stages.flatMap(({ reports }) =>
      reports.flatMap(({ suppressedViolations = [] }) =>
        suppressedViolations.map(({ acknowledgedId }) => acknowledgedId),
      ),
    );
    expect(acknowledged).toContain(id);
  });
});

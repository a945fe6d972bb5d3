import type { analyticsContract } from '#shared/contracts/analytics.ts';
import type { AppError } from '#shared/errors.ts';
import { reportPeriod } from '#shared/rules/reports/report-period.ts';
import { salesReport } from '#shared/rules/reports/sales-report.ts';
import { notFound } from '../data/table/not-found.ts';
import type { Routes } from '../http/group-handler.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { AnalyticsDependencies } from './dependencies.ts';

const FAULTS = { reversed: 'Expected a day before the last one', 'too long': 'Expected at most 366 days' } as const;

export function analyticsRoutes(dependencies: AnalyticsDependencies): Routes<typeof analyticsContract> {
  const { accounts, analytics, dailyMetrics, totalsOf, now } = dependencies;
  return {
    async getAnalytics({ query }, { actor }) {
      const period = reportPeriod(query, now().toISOString().slice(0, 10));
      if (period.fault) throw badPeriod(FAULTS[period.fault]);
      await analytics.settleAll();
      const [listed, orders, counted, missed] = await Promise.all([
        accounts.list(actor),
        totalsOf(actor, period),
        dailyMetrics.list(actor, period),
        dailyMetrics.missed(actor, period, now()),
      ]);
      const names = new Map(listed.flatMap(({ id, parentId, companyName }) => (parentId ? [] : [[id, companyName]])));
      const tenantId = query.id === undefined ? undefined : Number(query.id);
      if (tenantId !== undefined && !names.has(tenantId)) throw notFound();
      const ofTenant = <Row extends { readonly tenantId: number }>(rows: readonly Row[]) =>
        rows.filter((row) => tenantId === undefined || row.tenantId === tenantId);
      const { from, to } = period;
      return salesReport(from, to, {
        orders: ofTenant(orders),
        counted: ofTenant(counted),
        missed: ofTenant(missed),
        names,
      });
    },

    async countPageViews({ body }, { actor, requestOrigin }) {
      for (const page of body.pages)
        analytics.record({ kind: 'pageView', tenantId: tenantOf(actor), page }, requestOrigin);
      return null;
    },
  };
}

const badPeriod = (message: string): AppError => invalidFields([{ path: 'from', message }]);

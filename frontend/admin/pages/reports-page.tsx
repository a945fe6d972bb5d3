import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { useNow } from '../../application/use-now.ts';
import { ordersOfDaysPath, PATHS } from '../../paths.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { Report } from '../features/reports/report.tsx';
import { REPORT } from '../features/reports/report-location.ts';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: SHELL_TEXTS.reports }]);

/** Sales and searches in all stores, for the provider's staff (admin 2). */
export function ReportsPage() {
  const { location, go } = useAddress(REPORT);
  const now = useNow();
  return (
    <PageFrame title={TITLE} heading={SHELL_TEXTS.reports}>
      <Report location={location} now={now} ordersPath={ordersOfDaysPath} onGo={go} />
    </PageFrame>
  );
}

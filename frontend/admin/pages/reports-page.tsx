import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { useNow } from '../../application/use-now.ts';
import { ordersOfDaysPath } from '../../paths.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { Report } from '../features/reports/report.tsx';
import { REPORT } from '../features/reports/report-location.ts';
import { AdminPage } from '../frame/admin-page.tsx';

/** Sales and searches in all stores, for the provider's staff (admin 2). */
export function ReportsPage() {
  const { location, go } = useAddress(REPORT);
  const now = useNow();
  return (
    <AdminPage heading={SHELL_TEXTS.reports}>
      <Report location={location} now={now} ordersPath={ordersOfDaysPath} onGo={go} />
    </AdminPage>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { AnalyticsReport } from '#shared/schemas/wire/analytics-report.ts';
import { daysOfReport, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { ChoiceSwitch } from '../../../ui/base/choice-switch.tsx';
import panelClasses from '../../../ui/base/panel.module.css';
import { EmptyState, ErrorState } from '../../../ui/page/page-states.tsx';
import { DayChart } from './day-chart.tsx';
import { downloadReport } from './download-report.ts';
import { FigureTable } from './figure-table.tsx';
import { KeyFigures } from './key-figures.tsx';
import classes from './report.module.css';
import { REPORT, REPORT_PERIODS, type ReportLocation, reportDays } from './report-location.ts';
import { reportQuery } from './report-query.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { AddedSynonyms } from './synonyms/added-synonyms.tsx';
import { ZeroResultSearches } from './zero-result-searches.tsx';

const PERIOD_LABELS = { 7: REPORT_TEXTS.last7, 30: REPORT_TEXTS.last30, 90: REPORT_TEXTS.last90 } as const;

interface ReportProps {
  readonly location: ReportLocation;
  readonly now: Date;
  /** Gives the path of the list of orders for these days. */
  readonly ordersPath: (days: { readonly from: string; readonly to: string }) => string;
  readonly onGo: (location: ReportLocation) => void;
}

/** Orders, sales and searches of a period, and the synonyms that were added, for the provider's staff. */
export function Report({ location, now, ordersPath, onGo }: ReportProps) {
  const { data: report, error, isPlaceholderData, refetch } = useQuery(reportQuery(location, now));
  // The report of all accounts has the list of accounts.
  const { data: whole } = useQuery(reportQuery({ ...location, account: undefined }, now));
  const hasFailed = !report && error !== null;
  const days = reportDays(location, now);
  return (
    <div className={classes['report']}>
      <div className={classes['bar']}>
        <ChoiceSwitch
          legend={REPORT_TEXTS.period}
          name="report-period"
          choices={REPORT_PERIODS.map((period) => ({ value: String(period), label: PERIOD_LABELS[period] }))}
          chosen={String(location.period)}
          onChoose={(value) => {
            const period = REPORT_PERIODS.find((days) => String(days) === value);
            if (period) onGo({ ...location, period });
          }}
        />
        <NativeSelect
          aria-label={REPORT_TEXTS.account}
          className={classes['account'] ?? ''}
          value={location.account ?? ''}
          onChange={({ currentTarget: { value } }) => onGo({ ...location, account: value || undefined })}
          data={[{ value: '', label: REPORT_TEXTS.allAccounts }, ...accountsOf(whole, location.account)]}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          disabled={!report}
          onClick={() => report && downloadReport(report)}
        >
          {REPORT_TEXTS.download}
        </Button>
      </div>
      <p className={classes['note']}>
        {daysOfReport(usDate(days.from), usDate(days.to))}{' '}
        {location.account === undefined && <Link to={ordersPath(days)}>{REPORT_TEXTS.seeOrders}</Link>}
      </p>
      {hasFailed && <ErrorState message={failureText(error, REPORT_TEXTS.failed)} onRetry={() => void refetch()} />}
      {!report && !hasFailed && <ReportSkeleton />}
      {report && (
        <div className={classes['body']} aria-busy={isPlaceholderData}>
          {isEmpty(report) ? <NothingHappened location={location} /> : <Figures report={report} location={location} />}
        </div>
      )}
      <AddedSynonyms />
    </div>
  );
}

const isEmpty = ({ total }: AnalyticsReport): boolean => Object.values(total).every((figure) => figure === 0);

/** One that is chosen stays in the list, also where it has no figures in this period. */
function accountsOf(whole: AnalyticsReport | undefined, chosen: string | undefined) {
  const accounts = (whole?.tenants ?? []).map(({ id, companyName }) => ({ value: String(id), label: companyName }));
  const isListed = chosen === undefined || accounts.some(({ value }) => value === chosen);
  return isListed ? accounts : [...accounts, { value: chosen, label: `#${chosen}` }];
}

function Figures({ report, location }: { readonly report: AnalyticsReport; readonly location: ReportLocation }) {
  const { total, days, tenants, keywords, otherKeywords } = report;
  return (
    <>
      <KeyFigures figures={total} />
      <ReportPart title={REPORT_TEXTS.byDay}>
        <DayChart days={days} />
      </ReportPart>
      {location.account === undefined && (
        <ReportPart title={REPORT_TEXTS.byAccount}>
          <FigureTable
            caption={REPORT_TEXTS.byAccount}
            head={REPORT_TEXTS.account}
            rows={tenants.map(({ id, companyName, ...figures }) => ({
              key: String(id),
              name: <Link to={REPORT.pathOf({ ...location, account: String(id) })}>{companyName}</Link>,
              figures,
            }))}
          />
        </ReportPart>
      )}
      <ReportPart title={REPORT_TEXTS.missed}>
        <ZeroResultSearches total={total} keywords={keywords} otherKeywords={otherKeywords} />
      </ReportPart>
    </>
  );
}

/** No region of its own: the table in it is one, by the same name. */
function ReportPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={panelClasses['panel']}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function NothingHappened({ location }: { readonly location: ReportLocation }) {
  return (
    <EmptyState
      title={REPORT_TEXTS.empty}
      description={REPORT_TEXTS.emptyDetail}
      action={
        location.period !== 90 && (
          <Button component={Link} to={REPORT.pathOf({ ...location, period: 90 })} variant="default">
            {REPORT_TEXTS.lookFurther}
          </Button>
        )
      }
    />
  );
}

import { useState } from 'react';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { AnalyticsReport, ReportFigures } from '#shared/schemas/wire/analytics-report.ts';
import { chartEmpty, chartSummary, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { ChoiceSwitch } from '../../../ui/base/choice-switch.tsx';
import classes from './day-chart.module.css';
import { FigureTable } from './figure-table.tsx';
import { SHOWN_FIGURES } from './shown-figures.ts';

/** Figures that have a chart. */
const CHARTED = SHOWN_FIGURES.filter(({ name }) => ['sales', 'orders', 'searches'].includes(name));
const [FIRST] = CHARTED as [(typeof CHARTED)[number]];

/** One figure by day as bars, and all of them as a table. */
export function DayChart({ days }: Pick<AnalyticsReport, 'days'>) {
  const [chosen, setChosen] = useState<keyof ReportFigures>(FIRST.name);
  const { name, label, format } = CHARTED.find((figure) => figure.name === chosen) ?? FIRST;
  const highest = days.reduce((most, day) => (day[name] > most[name] ? day : most));
  const top = highest[name];
  return (
    <>
      <ChoiceSwitch
        legend={REPORT_TEXTS.shown}
        name="charted-figure"
        choices={CHARTED.map((figure) => ({ value: figure.name, label: figure.label }))}
        chosen={name}
        onChoose={setChosen}
      />
      <div
        role="img"
        aria-label={top > 0 ? chartSummary(label, format(top), usDate(highest.day)) : chartEmpty(label)}
        className={classes['chart']}
      >
        <span className={classes['top']}>{format(top)}</span>
        <div className={classes['bars']}>
          {days.map((day) => (
            <div key={day.day} title={`${usDate(day.day)}: ${format(day[name])}`}>
              {day[name] > 0 && <div style={{ height: `${(100 * day[name]) / top}%` }} />}
            </div>
          ))}
        </div>
        <span>{usDate(days[0]?.day ?? '')}</span>
        <span>{usDate(days.at(-1)?.day ?? '')}</span>
      </div>
      <details className={classes['details']}>
        <summary>{REPORT_TEXTS.asTable}</summary>
        <FigureTable
          caption={REPORT_TEXTS.byDay}
          head={REPORT_TEXTS.day}
          rows={days.toReversed().map((day) => ({ key: day.day, name: usDate(day.day), figures: day }))}
        />
      </details>
    </>
  );
}

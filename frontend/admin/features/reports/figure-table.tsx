import type { ReactNode } from 'react';
import type { ReportFigures } from '#shared/schemas/wire/analytics-report.ts';
import classes from './report-table.module.css';
import { SHOWN_FIGURES } from './shown-figures.ts';

interface FigureTableProps {
  /** For those who hear it. */
  readonly caption: string;
  /** Of the column of names. */
  readonly head: string;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly figures: ReportFigures }[];
}

/** Figures of days or accounts, one a row; on a phone each row is a small table of its own. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways has to be reached by keyboard (WCAG 2.1.1).
    <section className={classes['frame']} aria-label={caption} tabIndex={0}>
      <table className={`${classes['table']} ${classes['figures']}`}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {SHOWN_FIGURES.map(({ name, label }) => (
              <th key={name} scope="col" data-number>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {SHOWN_FIGURES.map(({ name: figure, label, format }) => (
                <td key={figure} data-number data-label={label}>
                  {format(figures[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

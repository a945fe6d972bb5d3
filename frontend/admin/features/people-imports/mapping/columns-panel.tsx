import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { COLUMN_MAPPING_TEXTS, columnsRead } from '#shared/texts/imports/import-grid-texts.ts';
import { Pill } from '../../../../ui/base/pill.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { SidePanel } from '../../../form/side-panel.tsx';
import classes from './columns-panel.module.css';

interface ColumnsPanelProps {
  readonly view: PeopleImportView;
  /** Left out once rows are imported. */
  readonly onChange?: (() => void) | undefined;
}

/** The headings of the file with the columns that they fill, and those that are ignored. */
export function ColumnsPanel({ view: { mapping, ignored, headings, mappedBy }, onChange }: ColumnsPanelProps) {
  return (
    <SidePanel
      title={COLUMN_MAPPING_TEXTS.title}
      detail={
        <span className={classes['read']}>
          {columnsRead(mapping.length, headings.length)}{' '}
          {onChange && <TextButton onClick={onChange}>{COLUMN_MAPPING_TEXTS.change}</TextButton>}
        </span>
      }
    >
      <ul className={classes['columns']}>
        {mapping.map(({ column, heading }) => (
          <li key={column}>
            <span>{heading}</span>
            <span aria-hidden>→</span>
            <b>{column}</b>
          </li>
        ))}
        {ignored.map((heading, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file can have one heading.
          <li key={`${heading} ${place}`}>
            <span>{heading}</span>
            <Pill tone="plain">{COLUMN_MAPPING_TEXTS.ignored}</Pill>
          </li>
        ))}
      </ul>
      {mappedBy === 'remembered' && <p className={classes['hint']}>{COLUMN_MAPPING_TEXTS.remembered}</p>}
    </SidePanel>
  );
}

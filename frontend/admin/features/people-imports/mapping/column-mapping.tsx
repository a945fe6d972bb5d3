import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { isPasswordHeading } from '#shared/rules/people-imports/import-columns.ts';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { COLUMN_MAPPING_TEXTS, columnFor, missingRequired } from '#shared/texts/imports/import-grid-texts.ts';
import { IMPORT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { WhyNot } from '../../../form/why-not.tsx';
import { useImportAction } from '../use-import-action.ts';
import classes from './column-mapping.module.css';
import { mappingDraftOf, mappingOf, missingColumns, withColumn } from './mapping-draft.ts';

interface ColumnMappingProps {
  readonly view: PeopleImportView;
  /** Left out while the import waits for its columns. */
  readonly onBack?: (() => void) | undefined;
  readonly onMapped: () => void;
}

/** Chooses the column that each heading of the file fills, beside the first rows of the file. */
export function ColumnMappingForm({ view, onBack, onMapped }: ColumnMappingProps) {
  const { id, headings, samples = [], columns } = view;
  const [draft, setDraft] = useState(() => mappingDraftOf(view.mapping));
  const titleId = useId();
  const mapping = useImportAction(id, () =>
    importsApi.mapPeopleImport({ params: { id }, body: { mapping: mappingOf(draft) } }),
  );
  const missing = missingColumns(view, draft);
  const options = [
    { value: '', label: COLUMN_MAPPING_TEXTS.notRead },
    ...columns.map(({ column, isRequired }) => ({
      value: column,
      label: isRequired ? `${column} (${COLUMN_MAPPING_TEXTS.required})` : column,
    })),
  ];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (missing.length === 0 && !mapping.isPending) mapping.mutate(undefined, { onSuccess: onMapped });
  }

  return (
    <form className={classes['form']} aria-labelledby={titleId} onSubmit={handleSubmit}>
      <h2 id={titleId}>{COLUMN_MAPPING_TEXTS.choose}</h2>
      <p>
        {COLUMN_MAPPING_TEXTS.intro}{' '}
        {view.mappedBy === 'remembered' ? COLUMN_MAPPING_TEXTS.remembered : COLUMN_MAPPING_TEXTS.willBeRemembered}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs keyboard access. */}
      <section className={classes['box']} aria-label={COLUMN_MAPPING_TEXTS.title} tabIndex={0}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{COLUMN_MAPPING_TEXTS.heading}</th>
              <th scope="col">{COLUMN_MAPPING_TEXTS.column}</th>
              <th scope="col" data-samples>
                {COLUMN_MAPPING_TEXTS.samples}
              </th>
            </tr>
          </thead>
          <tbody>
            {headings.map((heading, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file can have one heading.
              <tr key={`${heading} ${place}`}>
                <th scope="row">{heading}</th>
                <td>
                  {isPasswordHeading(heading) ? (
                    <WhyNot>{IMPORT_ROW_TEXTS.passwordColumn}</WhyNot>
                  ) : (
                    <NativeSelect
                      size="xs"
                      aria-label={columnFor(heading)}
                      value={draft.get(heading) ?? ''}
                      data={options}
                      onChange={({ currentTarget: { value } }) => setDraft(withColumn(draft, heading, value))}
                    />
                  )}
                </td>
                <td data-samples>{samplesOf(samples, place)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {samples.length === 0 && <p>{COLUMN_MAPPING_TEXTS.noSamples}</p>}
      <ActionArea>
        <div className={classes['foot']}>
          <p role="status" data-missing={missing.length > 0 || undefined}>
            {missing.length > 0 ? missingRequired(missing.join(', ')) : COLUMN_MAPPING_TEXTS.isFilled}
          </p>
          {onBack && (
            <>
              <p>{COLUMN_MAPPING_TEXTS.dropsCorrections}</p>
              <Button variant="default" size="xs" onClick={onBack}>
                {COLUMN_MAPPING_TEXTS.back}
              </Button>
            </>
          )}
          <Button type="submit" size="xs" aria-disabled={missing.length > 0 || mapping.isPending}>
            {COLUMN_MAPPING_TEXTS.check}
          </Button>
        </div>
      </ActionArea>
    </form>
  );
}

/** So many values of a column are shown. */
const MOST_SAMPLES = 3;

const samplesOf = (samples: readonly (readonly string[])[], place: number): string =>
  samples
    .map((row) => row[place] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, MOST_SAMPLES)
    .join(' · ');

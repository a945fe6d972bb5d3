import { Button, TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { useId, useState } from 'react';
import { RANGE_TOP, type WarrantyEntry, warrantyTerms } from '#shared/rules/accounts/warranties/warranty-editing.ts';
import {
  EDITOR_TEXTS,
  editWarranty,
  monthsOf,
  removeRange,
  WARRANTY_TEXTS,
  warrantyDescription,
} from '#shared/texts/admin/account-form/editor-texts.ts';
import { ChoiceSwitch } from '../../../../ui/base/choice-switch.tsx';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { AmountInput } from '../editors/amount-input.tsx';
import editorClasses from '../editors/editor.module.css';
import { SelectEditor } from '../editors/select-editor.tsx';
import { shownAmount, typedCents, typedPercentage } from '../values/typed-numbers.ts';
import { codeFor, type EntryDraft, MONTHS, readEntry } from './entry-draft.ts';
import classes from './warranties.module.css';
import { curveScale, type ExamplePart, WarrantyCurve } from './warranty-curve.tsx';

interface WarrantyFormProps {
  readonly draft: EntryDraft;
  readonly example: ExamplePart;
  /** The warranties that the cost of this one is compared with. */
  readonly others: readonly WarrantyEntry[];
  readonly onDone: (entry: WarrantyEntry) => void;
  readonly onCancel: () => void;
  /** Shown while it holds, such as that the warranty exists. */
  readonly problem: string | undefined;
}

const METHODS = [
  { value: 'Percentage', label: WARRANTY_TEXTS.percentage },
  { value: 'Range', label: WARRANTY_TEXTS.range },
] as const;
const TYPES = [
  { value: 'parts', label: WARRANTY_TEXTS.parts },
  { value: 'labor', label: WARRANTY_TEXTS.partsAndLabor },
] as const;

/** One warranty: for how long, what it includes, and what it costs (admin 3). */
export function WarrantyForm({ draft: given, example, others, onDone, onCancel, problem }: WarrantyFormProps) {
  const [draft, setDraft] = useState(given);
  const [fault, setFault] = useState<string>();
  const id = useId();
  const { months, labor } = warrantyTerms(draft.code);
  const change = (part: Partial<EntryDraft>) => {
    setDraft({ ...draft, ...part });
    setFault(undefined);
  };
  const changeCode = (newMonths: number, newLabor: boolean) => {
    const isOurs = months !== undefined && draft.description === warrantyDescription(months, labor);
    const description = isOurs ? warrantyDescription(newMonths, newLabor) : draft.description;
    change({ code: codeFor(newMonths, newLabor), description });
  };
  function finish() {
    const entry = readEntry(draft);
    if (entry) onDone(entry);
    else setFault(EDITOR_TEXTS.amountFault);
  }
  const text = fault ?? problem;
  const read = readEntry(draft);
  return (
    <fieldset
      className={classes['form']}
      aria-label={editWarranty(draft.code)}
      aria-describedby={text === undefined ? undefined : id}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.ctrlKey) return;
        event.preventDefault();
        finish();
      }}
    >
      <div className={editorClasses['row']}>
        <b>{draft.code}</b>
        {months !== undefined && (
          <>
            <SelectEditor
              name="warrantyMonth"
              label={WARRANTY_TEXTS.month}
              value={String(months)}
              options={MONTHS.map((value) => ({ value: String(value), label: monthsOf(value) }))}
              onChange={(value) => changeCode(Number(value), labor)}
            />
            <SelectEditor
              name="warrantyType"
              label={WARRANTY_TEXTS.type}
              value={labor ? 'labor' : 'parts'}
              options={TYPES}
              onChange={(value) => changeCode(months, value === 'labor')}
            />
          </>
        )}
        <TextInput
          size="xs"
          className={editorClasses['grow'] ?? ''}
          aria-label={WARRANTY_TEXTS.description}
          maxLength={200}
          autoComplete="off"
          value={draft.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </div>
      <ChoiceSwitch
        legend={WARRANTY_TEXTS.method}
        name="warrantyMethod"
        choices={METHODS}
        chosen={draft.method}
        onChoose={(method) => change({ method })}
      />
      {draft.method === 'Percentage' ? (
        <div className={editorClasses['row']}>
          <AmountInput
            label={WARRANTY_TEXTS.percentage}
            unit="%"
            value={draft.percentage}
            isWrong={typedPercentage(draft.percentage) === undefined}
            onChange={(percentage) => change({ percentage })}
          />
          <span>{WARRANTY_TEXTS.minimum}</span>
          <AmountInput
            label={WARRANTY_TEXTS.minimum}
            unit="$"
            value={draft.minimum}
            isWrong={typedCents(draft.minimum) === undefined}
            onChange={(minimum) => change({ minimum })}
          />
        </div>
      ) : (
        <Ranges ranges={draft.ranges} onChange={(ranges) => change({ ranges })} />
      )}
      {read && <WarrantyCurve entry={read} example={example} scale={curveScale([read, ...others], example)} />}
      <div className={editorClasses['row']}>
        <Button size="xs" onClick={finish}>
          {WARRANTY_TEXTS.done}
        </Button>
        <Button variant="default" size="xs" onClick={onCancel}>
          {WARRANTY_TEXTS.cancel}
        </Button>
        <span id={id} role="alert" className={classes['problem']}>
          {text}
        </span>
      </div>
    </fieldset>
  );
}

type RangeDrafts = EntryDraft['ranges'];

interface RangesProps {
  readonly ranges: RangeDrafts;
  readonly onChange: (ranges: RangeDrafts) => void;
}

/** The cost of the warranty for parts up to a price. A cost of 0 is shown as free. */
function Ranges({ ranges, onChange }: RangesProps) {
  return (
    <div className={editorClasses['stack']}>
      {ranges.map((range, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range has no name but its place.
        <div key={index} className={editorClasses['row']}>
          <span>{WARRANTY_TEXTS.top}</span>
          <AmountInput
            label={`${WARRANTY_TEXTS.top} ${index + 1}`}
            unit="$"
            value={range.top}
            isWrong={typedCents(range.top) === undefined}
            onChange={(top) => onChange(ranges.with(index, { ...range, top }))}
          />
          <span>{WARRANTY_TEXTS.cost}</span>
          <AmountInput
            label={`${WARRANTY_TEXTS.cost} ${index + 1}`}
            unit="$"
            value={range.cost}
            isWrong={typedCents(range.cost) === undefined}
            onChange={(cost) => onChange(ranges.with(index, { ...range, cost }))}
          />
          {typedCents(range.cost) === 0 && <small>{WARRANTY_TEXTS.free}</small>}
          {ranges.length > 1 && (
            <IconButton label={removeRange(index + 1)} onClick={() => onChange(ranges.toSpliced(index, 1))}>
              <IconX size={14} stroke={1.8} aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          onClick={() => onChange([...ranges, { top: shownAmount(RANGE_TOP), cost: shownAmount(0) }])}
        >
          {WARRANTY_TEXTS.newRange}
        </Button>
      </div>
    </div>
  );
}

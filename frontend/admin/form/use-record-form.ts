import { useRef, useState } from 'react';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import { changedField, wouldBeLost } from '#shared/texts/admin/form-texts.ts';
import { ApiError } from '../../api/api-error.ts';
import { failureText } from '../../api/failure-text.ts';
import type { ContractField } from '../../ui/form/contract-fields.ts';
import { type FieldTexts, fieldRefusals, presentTexts } from '../../ui/form/field-texts.ts';
import { focusField } from '../../ui/form/focus-field.ts';
import { useAskBeforeLeaving } from '../../ui/form/use-ask-before-leaving.ts';
import {
  changedNames,
  type FieldName,
  type FormValue,
  type FormValues,
  mergeChanges,
  valuesOfFields,
} from './merge-changes.ts';

/** A thing as a form has it, and the version that a save of it names. */
export interface FormRecord<V extends FormValues> {
  readonly values: V;
  readonly version: number;
}

interface SaveOptions<V extends FormValues> {
  readonly version: number;
  /** All of the form, the unchanged fields too. */
  readonly values: V;
  /** Kept until the values change, so that sending the same form again has no second effect (decision B174). */
  readonly idempotencyKey: string;
}

/** A save that has been made. */
interface MadeSave<V extends FormValues> {
  /** The values that were sent, and the former values of the same fields. */
  readonly changes: Partial<V>;
  readonly former: Partial<V>;
  /** The version that the save made. */
  readonly version: number;
}

interface RecordFormOptions<V extends FormValues> {
  /** The newest record from the server. Newer values are merged into the form. */
  readonly record: FormRecord<V>;
  /** The fields of the body of a save. A refusal that names one of them is shown there. */
  readonly fields: readonly ContractField[];
  /** Makes something that is not there yet: its version is 0. The form can be sent before anything was typed. */
  readonly isNew?: boolean;
  /** Every field of the form, in its order, by name. */
  readonly labels: Readonly<Record<FieldName<V>, string>>;
  /** Fields that must be filled in. A locked one is not marked. */
  readonly required?: readonly FieldName<V>[];
  /** Texts for fields that are wrong, before anything is sent. */
  readonly validate?: (values: V, changed: readonly string[]) => FieldTexts;
  /** Why fields can't be changed. Empty if the reason is shown elsewhere. */
  readonly locks?: FieldTexts<FieldName<V>>;
  /** Fields whose change can't be undone. */
  readonly lasting?: readonly FieldName<V>[];
  /** Sends the changes and returns the saved record. Rejects with an `ApiError`. */
  readonly save: (changes: Partial<V>, options: SaveOptions<V>) => Promise<FormRecord<V>>;
  /** Reads the record again, after somebody else has changed it. */
  readonly readAgain: () => Promise<FormRecord<V>>;
  readonly onSaved?: (made: MadeSave<V>) => void;
  /** Why a save failed that no field is to blame for and the server says nothing about. */
  readonly failedText?: string;
}

/** A field that two people changed. */
export interface Conflict<T extends FormValue = FormValue> {
  readonly theirs: T;
  readonly mine: T;
}

/** The props that a field gets from the form. */
export interface RecordField<T extends FormValue> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly maxLength: number | undefined;
  readonly isRequired: boolean;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  /** Why it can't be changed; the value stays readable. Empty if the reason is shown elsewhere. */
  readonly lock: string | undefined;
  readonly conflict: Conflict<T> | undefined;
  readonly onChange: (value: T) => void;
}

interface State<V extends FormValues> {
  readonly base: FormRecord<V>;
  readonly values: V;
  readonly conflicts: Readonly<Record<string, Conflict>>;
  readonly errors: FieldTexts;
  /** Why a save failed that no field is to blame for. */
  readonly failure: string | undefined;
  /** The values before the last save, which Undo sends back. */
  readonly former: Partial<V> | undefined;
  /** Whether the last save was an undo, so that Undo makes the change again. */
  readonly isUndone: boolean;
}

/**
 * A form over something that others may change at the same time (decision B285): it sends only what was changed, merges
 * what others saved, and where both changed a field it lets one choose.
 */
export function useRecordForm<V extends FormValues>(options: RecordFormOptions<V>) {
  const {
    record,
    fields,
    labels,
    validate = () => ({}),
    locks = {},
    lasting = [],
    required = [],
    save,
    readAgain,
    onSaved,
    failedText,
  } = options;
  const [state, setState] = useState<State<V>>(() => stateOf(record));
  const [isSaving, setIsSaving] = useState(false);
  const isSavingNow = useRef(false);
  const idempotencyKey = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const current = useRef(state);
  current.current = state;

  function update(change: (before: State<V>) => State<V>) {
    // The next step of a save reads the state that this one wrote.
    current.current = change(current.current);
    setState(current.current);
  }

  if (record.version > state.base.version && !isSaving) update((before) => received(before, record));

  const isUnmade = () => options.isNew === true && current.current.base.version === 0;
  const changed = changedNames(state.base.values, state.values);
  const labelsOf = (names: readonly string[]) => names.map((name) => labels[name as FieldName<V>]).join(', ');
  useAskBeforeLeaving(changed.length > 0, wouldBeLost(labelsOf(changed)));

  function change(part: Partial<V>): void {
    update((before) => ({
      ...before,
      values: { ...before.values, ...part },
      errors: presentTexts(before.errors, Object.keys(part)),
      failure: undefined,
    }));
  }

  function refuse(errors: FieldTexts, failure?: string): void {
    update((before) => ({ ...before, errors, failure }));
    // The list is not there before the form has been drawn again.
    setTimeout(() => summary.current?.focus());
  }

  function keyFor(changes: Partial<V>, version: number): string {
    const of = JSON.stringify([version, changes]);
    if (idempotencyKey.current?.of !== of) idempotencyKey.current = { of, key: crypto.randomUUID() };
    return idempotencyKey.current.key;
  }

  async function submit(): Promise<void> {
    const { base, values } = current.current;
    await saveFields(changedNames(base.values, values));
  }

  /** Whether they were saved. */
  async function saveFields(names: readonly string[]): Promise<boolean> {
    if (isSavingNow.current || (names.length === 0 && !isUnmade())) return false;
    const found = presentTexts(validate(current.current.values, names));
    if (Object.keys(found).length > 0) {
      refuse(found);
      return false;
    }
    isSavingNow.current = true;
    setIsSaving(true);
    try {
      return await send(names);
    } finally {
      isSavingNow.current = false;
      setIsSaving(false);
    }
  }

  async function send(names: readonly string[], isSecond = false): Promise<boolean> {
    const { base, values } = current.current;
    const changes = valuesOfFields(values, names);
    try {
      const { version } = base;
      const saved = await save(changes, { version, values, idempotencyKey: keyFor(changes, version) });
      const former = valuesOfFields(
        base.values,
        names.filter((name) => !lasting.some((one) => one === name)),
      );
      update((before) => ({
        ...stateOf(saved),
        // Values that were not sent, or typed in the meantime, are kept.
        values: mergeChanges({ ...base.values, ...changes }, before.values, saved.values).values,
        former: Object.keys(former).length > 0 ? former : undefined,
      }));
      onSaved?.({ changes, former: valuesOfFields(base.values, names), version: saved.version });
      return true;
    } catch (error) {
      return explain(error, isSecond);
    }
  }

  /** Shows why a save was refused. After a conflict it reads the other person's changes, and may save after all. */
  async function explain(error: unknown, isSecond: boolean): Promise<boolean> {
    const refused = fieldRefusals(fields, error);
    if (!(error instanceof ApiError) || error.code !== 'conflict' || error.fieldErrors.length === 0) {
      refuse(refused, failureUnless(refused, error, failedText));
      return false;
    }
    const { version } = current.current.base;
    const latest = await readAgain().catch(() => undefined);
    if (!latest || latest.version === version) {
      refuse(refused, failureUnless(refused, error, failedText));
      return false;
    }
    update((before) => received(before, latest));
    const { base, values, conflicts } = current.current;
    const names = changedNames(base.values, values);
    const both = Object.fromEntries(Object.keys(conflicts).map((name) => [name, changedField(labelsOf([name]))]));
    if (Object.keys(both).length > 0) refuse(both);
    else if (names.length > 0 && !isSecond) return send(names, true);
    else if (names.length > 0) refuse(refused, failureUnless(refused, error, failedText));
    return false;
  }

  return {
    values: state.values,
    /** The names of the changed fields, in the order of the form. */
    changed,
    changedLabels: labelsOf(changed),
    /** Those of them whose change can't be undone. */
    lastingLabels: labelsOf(changed.filter((name) => lasting.includes(name))),
    conflicts: Object.keys(state.conflicts),
    isSaving,
    isDirty: changed.length > 0,
    isNew: isUnmade(),
    mayUndo: state.former !== undefined && changed.length === 0,
    /** Whether the last save was an undo, which Undo takes back in turn. */
    isUndone: state.isUndone,
    /** The errors, in the order of the form. */
    problems: [
      ...(state.failure === undefined ? [] : [{ text: state.failure }]),
      ...Object.keys(state.values).flatMap((name) => {
        const text = state.errors[name];
        return text === undefined ? [] : [{ name, text }];
      }),
    ],
    change,
    submit,
    discard: () => update(({ base, former, isUndone }) => ({ ...stateOf(base), former, isUndone })),
    /** Sends the values before the last save back. The undo can be undone in turn. */
    async undo() {
      const { former, isUndone } = current.current;
      if (!former || isSavingNow.current) return;
      change(former);
      if (await saveFields(Object.keys(former))) update((before) => ({ ...before, isUndone: !isUndone }));
    },
    /** Saves some fields at once, and leaves other changes for later. */
    async saveNow(part: Partial<V>) {
      if (isSavingNow.current) return;
      change(part);
      await saveFields(Object.keys(part));
    },
    focus: (name: string) => focusField(element.current, name),
    /** For the list of errors, which takes the focus. */
    summary,
    form: { ref: element, noValidate: true },
    field: <N extends FieldName<V>>(name: N): RecordField<V[N]> => ({
      name,
      label: labels[name],
      value: state.values[name],
      maxLength: fields.find((field) => field.name === name)?.maxLength,
      isRequired: required.includes(name) && Reflect.get(locks, name) === undefined,
      isChanged: changed.includes(name),
      error: state.errors[name],
      lock: Reflect.get(locks, name) as string | undefined,
      conflict: state.conflicts[name] as Conflict<V[N]> | undefined,
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
    }),
  };
}

export type RecordForm<V extends FormValues> = ReturnType<typeof useRecordForm<V>>;

function stateOf<V extends FormValues>(record: FormRecord<V>): State<V> {
  return {
    base: record,
    values: record.values,
    conflicts: {},
    errors: {},
    failure: undefined,
    former: undefined,
    isUndone: false,
  };
}

/** The state after a newer record has come. */
function received<V extends FormValues>(before: State<V>, record: FormRecord<V>): State<V> {
  const { values, conflicts } = mergeChanges(before.base.values, before.values, record.values);
  const found = conflicts.map((name) => [name, { theirs: record.values[name], mine: values[name] }] as const);
  // A conflict that was not settled is about the newest value.
  const kept = Object.entries(before.conflicts).flatMap(([name, { mine }]) =>
    isSameValue(values[name], record.values[name]) ? [] : [[name, { theirs: record.values[name], mine }] as const],
  );
  return {
    ...before,
    base: record,
    values,
    conflicts: Object.fromEntries([...kept, ...found]) as State<V>['conflicts'],
    // Undo leaves later changes by other people alone.
    former: before.former && without(before.former, changedNames(before.base.values, record.values)),
  };
}

function without<V extends FormValues>(values: Partial<V>, names: readonly string[]): Partial<V> | undefined {
  const kept = Object.entries(values).filter(([name]) => !names.includes(name));
  return kept.length > 0 ? (Object.fromEntries(kept) as Partial<V>) : undefined;
}

/** The text of a failure that no field of the form is to blame for. */
function failureUnless(refused: FieldTexts, error: unknown, failedText: string | undefined): string | undefined {
  return Object.keys(refused).length > 0 ? undefined : failureText(error, failedText);
}

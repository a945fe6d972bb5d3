import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { contractFields, type ObjectSchema } from './contract-fields.ts';
import { emptyFields, type FieldTexts, fieldRefusals, presentTexts } from './field-texts.ts';
import { focusField } from './focus-field.ts';

/** The names of an object's fields, those of the objects inside it joined by dots. */
type FieldName<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? `${K}.${FieldName<NonNullable<T[K]>>}`
      : K;
}[keyof T & string];

/** The values by field. An unfilled field is an empty text. */
type Values<S extends ObjectSchema> = { readonly [Name in FieldName<z.core.output<S>>]?: string };

interface FormOptions<S extends ObjectSchema, V extends Values<S>> {
  /** The body of the endpoint that takes the values. */
  readonly schema: S;
  /** The fields of the form from its top, with what they begin with. */
  readonly initial: V;
  /** Texts for required fields that are empty. */
  readonly missing?: FieldTexts<keyof V & string>;
  /** Texts for fields that are wrong, before anything is sent. */
  readonly validate?: (values: V) => FieldTexts<keyof V & string>;
  /** Rejects when the server refuses. The fields that a refusal names show its texts. */
  readonly submit: (values: V, options: SubmitOptions) => Promise<unknown>;
}

interface SubmitOptions {
  /** The same as long as nothing changes, so that a form that is sent again has no second effect (decision W6). */
  readonly idempotencyKey: string;
}

/** The props of an input for one field. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly maxLength: number | undefined;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

/** A form that takes its limits and its required fields from the contract. */
export function useForm<S extends ObjectSchema, V extends Values<S>>(options: FormOptions<S, V>) {
  const { schema, initial, missing = {}, validate = () => ({}), submit } = options;
  const [fields] = useState(() => fieldsOf(schema, initial));
  const [baseline, setBaseline] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [isPending, setIsPending] = useState(false);
  const isSubmitting = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const focus = (name: string) => focusField(element.current, name);

  function change(part: Partial<V>): void {
    setValues((before) => ({ ...before, ...part }));
    setErrors((before) => presentTexts(before, Object.keys(part)));
    setIdempotencyKey(crypto.randomUUID());
  }

  function reset(next: V): void {
    setBaseline(next);
    change(next);
  }

  /** Shows texts at their fields and moves the focus to the first one. */
  function show(texts: FieldTexts): void {
    setErrors(texts);
    const first = fields.find(({ name }) => texts[name] !== undefined);
    if (first) focus(first.name);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSubmitting.current) return;
    const found = { ...presentTexts(validate(values)), ...emptyFields(fields, values, missing) };
    show(found);
    if (Object.keys(found).length > 0) return;
    isSubmitting.current = true;
    setIsPending(true);
    try {
      await submit(values, { idempotencyKey });
    } catch (error) {
      show(fieldRefusals(fields, error));
    } finally {
      isSubmitting.current = false;
      setIsPending(false);
    }
  }

  return {
    values,
    isPending,
    /** Whether anything differs from what the form began with, or was reset to. */
    isDirty: fields.some(({ name }) => Reflect.get(values, name) !== Reflect.get(baseline, name)),
    /** The texts at fields, from the top of the form. */
    problems: fields.flatMap(({ name }) => (errors[name] === undefined ? [] : [{ name, text: errors[name] }])),
    change,
    reset,
    focus,
    /** The props of the form element. */
    form: { ref: element, noValidate: true, onSubmit: handleSubmit },
    field(name: keyof V & string): FieldProps {
      const { isRequired = false, maxLength } = fields.find((field) => field.name === name) ?? {};
      return {
        name,
        value: values[name] ?? '',
        error: errors[name],
        required: isRequired,
        maxLength,
        onChange: ({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<V>),
      };
    },
  };
}

/** The fields of the contract that a form has, in the order of the form. */
function fieldsOf(schema: ObjectSchema, initial: object) {
  const known = contractFields(schema);
  return Object.keys(initial).map((name) => {
    const field = known.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`The contract has no field ${name}`);
    return field;
  });
}

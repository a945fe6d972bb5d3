import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#frontend/api/api-error.ts';
import { ErrorSummary } from '#frontend/ui/form/error-summary.tsx';
import { useForm } from '#frontend/ui/form/use-form.ts';
import { named } from '#shared/wire/wire.ts';
import { renderUi } from '../render-ui.tsx';

const schema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(5)),
  phone: named('PhoneNumber', z.optional(z.string().check(z.maxLength(30)))),
  city: z.string().check(z.minLength(1)),
});

type Submit = Parameters<typeof useForm<typeof schema, { code: string; phone: string; city: string }>>[0]['submit'];

function TestForm({ submit }: { readonly submit: Submit }) {
  const { form, field, problems, isDirty, isPending, focus, reset } = useForm({
    schema,
    // City stands first on the screen, and last in the contract.
    initial: { city: 'Denver', code: '', phone: '' },
    missing: { code: 'Enter a code.' },
    validate: ({ phone }) => ({ phone: phone === 'x' ? 'Enter a phone number.' : undefined }),
    submit: (values, options) => submit(values, options),
  });
  return (
    <form {...form}>
      {problems.length > 1 && <ErrorSummary problems={problems} onChoose={focus} />}
      <TextInput {...field('city')} label="City" withAsterisk={false} />
      <TextInput {...field('code')} label="Code" withAsterisk={false} />
      <TextInput {...field('phone')} label="Phone" />
      <p>{isDirty ? 'changed' : 'unchanged'}</p>
      <p>{isPending ? 'pending' : 'idle'}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={() => reset({ city: 'Boulder', code: '', phone: '' })}>
        Reset
      </button>
    </form>
  );
}

function open(submit: Submit = async () => undefined) {
  const sent = vi.fn(submit);
  renderUi(<TestForm submit={sent} />);
  return { sent, user: userEvent.setup() };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save' });
const refusal = (...fieldErrors: { path: string; message: string }[]) =>
  new ApiError('Invalid input', { status: 400, code: 'invalid_input', fieldErrors });

describe('a form of a contract', () => {
  it.each([
    { label: 'City', maxLength: -1, required: true },
    { label: 'Code', maxLength: 5, required: true },
    { label: 'Phone', maxLength: 30, required: false },
  ])('$label has the limits of the contract', ({ label, maxLength, required }) => {
    open();
    expect([input(label).maxLength, input(label).required]).toEqual([maxLength, required]);
  });

  it('sends its values', async () => {
    const { user, sent } = open();
    await user.type(input('Code'), 'A1{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toEqual({ city: 'Denver', code: 'A1', phone: '' });
  });

  it('sends once, however often it is pressed', async () => {
    const { user, sent } = open(() => new Promise(() => undefined));
    await user.type(input('Code'), 'A1{Enter}{Enter}{Enter}');
    expect(await screen.findByText('pending')).toBeTruthy();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('knows whether it was changed, also when it is changed back', async () => {
    const { user } = open();
    expect(screen.getByText('unchanged')).toBeTruthy();
    await user.type(input('Code'), 'A');
    expect(await screen.findByText('changed')).toBeTruthy();
    await user.clear(input('Code'));
    expect(await screen.findByText('unchanged')).toBeTruthy();
  });

  it('is unchanged after a reset, with the values of the reset', async () => {
    const { user } = open();
    await user.type(input('Code'), 'A');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('unchanged')).toBeTruthy();
    expect([input('City').value, input('Code').value]).toEqual(['Boulder', '']);
  });
});

describe('a field that is wrong', () => {
  it.each([
    { typed: { Code: ' ' }, at: 'Code', text: undefined, $why: 'blanks that the contract accepts are sent' },
    { typed: {}, at: 'Code', text: 'Enter a code.', $why: 'a required one is empty' },
    {
      typed: { City: '', Code: 'A' },
      at: 'City',
      text: 'This field is required.',
      $why: 'one without a text of its own',
    },
    { typed: { Code: 'A', Phone: 'x' }, at: 'Phone', text: 'Enter a phone number.', $why: 'the screen refuses it' },
  ] as { typed: Record<string, string>; at: string; text: string | undefined; $why: string }[])(
    'says so and has the focus: $why',
    async ({ typed, at, text }) => {
      const { user, sent } = open();
      for (const [label, value] of Object.entries(typed)) {
        await user.clear(input(label));
        if (value) await user.type(input(label), value);
      }
      await user.click(save());
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(text === undefined ? 1 : 0));
      if (text === undefined) return;
      expect(await screen.findByText(text)).toBeTruthy();
      expect(document.activeElement).toBe(input(at));
      expect(input(at).getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('loses its text once it is changed', async () => {
    const { user } = open();
    await user.click(save());
    await screen.findByText('Enter a code.');
    await user.type(input('Code'), 'A');
    await waitFor(() => expect(screen.queryByText('Enter a code.')).toBeNull());
  });

  it('is in a summary with the others, from the top of the screen, which leads to it', async () => {
    const { user } = open();
    await user.clear(input('City'));
    await user.click(save());
    const links = (await screen.findByRole('alert')).querySelectorAll('button');
    expect([...links].map(({ textContent }) => textContent)).toEqual(['This field is required.', 'Enter a code.']);
    expect(document.activeElement).toBe(input('City'));
    await user.click(links[1] as Element);
    expect(document.activeElement).toBe(input('Code'));
  });
});

describe('a refusal of the server', () => {
  it.each([
    { errors: [{ path: 'PhoneNumber', message: 'Too long' }], at: 'Phone', $why: 'by the name of the wire' },
    {
      errors: [
        { path: 'PhoneNumber', message: 'Too long' },
        { path: 'PhoneNumber', message: 'Too odd' },
      ],
      at: 'Phone',
      $why: 'the first of two texts',
    },
  ])('is shown at its field: $why', async ({ errors, at }) => {
    const { user } = open(async () => {
      throw refusal(...errors);
    });
    await user.type(input('Code'), 'A1{Enter}');
    expect(await screen.findByText('Too long')).toBeTruthy();
    expect(document.activeElement).toBe(input(at));
    expect(input('Code').value).toBe('A1');
  });

  it.each([
    { error: refusal({ path: 'Other', message: 'Not here' }), $why: 'of a field that the form does not have' },
    { error: new ApiError('Internal Error', { status: 500 }), $why: 'that names no field' },
    { error: new TypeError('x is undefined'), $why: 'that is a fault of the page' },
  ])('$why marks no field, and it can be sent again', async ({ error }) => {
    const { user, sent } = open(async () => {
      throw error;
    });
    await user.type(input('Code'), 'A1{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });

  it('keeps the key of the values that are sent again, and other values have another one (decision W6)', async () => {
    const { user, sent } = open(async () => {
      throw refusal();
    });
    await user.type(input('Code'), 'A1{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await user.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await user.type(input('Code'), '2{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    const [first, second, third] = sent.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectField, TextField } from '#frontend/admin/form/fields.tsx';
import type { RecordField } from '#frontend/admin/form/use-record-form.ts';
import { renderUi } from '../../ui/render-ui.tsx';

const aField = (but: Partial<RecordField<string>> = {}): RecordField<string> => ({
  name: 'title',
  label: 'Title',
  value: '',
  maxLength: undefined,
  isRequired: true,
  isChanged: false,
  error: undefined,
  lock: undefined,
  conflict: undefined,
  onChange: () => undefined,
  ...but,
});

it.each([
  { isRequired: true, read: 'true', star: 'true' },
  { isRequired: false, read: null, star: null },
])('a field with isRequired $isRequired is read and marked so, and keeps its name', ({ isRequired, read, star }) => {
  const field = aField({ isRequired });
  renderUi(
    <>
      <TextField field={field} />
      <SelectField field={{ ...field, label: 'State' }} options={[{ value: '', label: 'Choose' }]} />
    </>,
  );
  for (const name of ['Title', 'State']) {
    expect(screen.getByLabelText(name).getAttribute('aria-required')).toBe(read);
    expect(screen.getByText(name).getAttribute('data-required')).toBe(star);
  }
});

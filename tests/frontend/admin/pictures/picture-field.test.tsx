import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PictureField } from '#frontend/admin/pictures/picture-field.tsx';
import { PICTURE_FIELD_TEXTS } from '#shared/texts/admin/picture-field-texts.ts';
import { renderUi } from '../../ui/render-ui.tsx';

const STORED = '/images/a/2/0123456789abcdef0123456789abcdef.webp';

function Form() {
  const [value, setValue] = useState(STORED);
  return (
    <PictureField
      name="image"
      label="Image"
      value={value}
      onChange={setValue}
      accountId={2}
      purpose="spot"
      removeText="Remove the image"
      errorId="image-error"
    />
  );
}

const picture = () => document.querySelector('img');

it('shows the picture and removes it', () => {
  renderUi(<Form />);
  expect(picture()?.getAttribute('src')).toBe(STORED);
  const button = screen.getByRole('button', { name: PICTURE_FIELD_TEXTS.replace });
  expect(button.getAttribute('aria-describedby')).toBe('image-error');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the image' }));
  expect(picture()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove the image' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: PICTURE_FIELD_TEXTS.choose }));
});

it('says so when the picture can’t be loaded', () => {
  renderUi(<Form />);
  const image = picture();
  if (image) fireEvent.error(image);
  expect(screen.getByText(PICTURE_FIELD_TEXTS.notShown)).toBeTruthy();
});

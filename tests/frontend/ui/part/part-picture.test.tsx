import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartPictureFrame } from '#frontend/ui/part/part-picture.tsx';
import { renderUi } from '../render-ui.tsx';

it('shows the picture', () => {
  renderUi(<PartPictureFrame src="/images/hood.png" alt="Hood Panel" />);
  expect(screen.getByRole('img', { name: 'Hood Panel' }).getAttribute('src')).toBe('/images/hood.png');
});

it('draws something in its place when it can not be loaded', () => {
  renderUi(<PartPictureFrame src="/images/gone.png" alt="Hood Panel" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Hood Panel')).toBeTruthy();
});

it('is silent where there is none and the name stands beside it', () => {
  const { container } = renderUi(<PartPictureFrame src={undefined} alt="" />);
  expect(container.querySelector('svg')?.parentElement?.textContent).toBe('');
});

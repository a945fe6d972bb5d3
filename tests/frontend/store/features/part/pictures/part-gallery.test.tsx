import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PartGallery } from '#frontend/store/features/part/pictures/part-gallery.tsx';
import { renderUi } from '../../../../ui/render-ui.tsx';

const picture = (name: string) => ({
  title: name,
  thumbnail: `/${name}-small`,
  large: `/${name}-large`,
  full: `/${name}-full`,
});
const PICTURES = [picture('front'), picture('back')];
const viewer = () => screen.getByRole('dialog', { name: 'Pictures' });
const seen = () => within(viewer()).getByRole('img').getAttribute('src');

async function enlarge() {
  renderUi(<PartGallery pictures={PICTURES} title="Hood" />);
  await userEvent.click(screen.getByRole('button', { name: 'front Enlarge' }));
}

it('shows one picture large, and another when it is chosen', async () => {
  renderUi(<PartGallery pictures={PICTURES} title="Hood" />);
  const pictures = within(screen.getByRole('region', { name: 'Pictures of Hood' }));
  expect(pictures.getByRole('img', { name: 'front' }).getAttribute('src')).toBe('/front-large');
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(screen.getByRole('img', { name: 'back' }).getAttribute('src')).toBe('/back-large');
});

it('enlarges a picture, and goes through all by buttons and by keys', async () => {
  await enlarge();
  expect(seen()).toBe('/front-full');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(seen()).toBe('/back-full');
  await userEvent.keyboard('{ArrowRight}');
  expect(seen()).toBe('/front-full');
  await userEvent.keyboard('{ArrowLeft}');
  expect(seen()).toBe('/back-full');
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(within(viewer()).getByRole('status').textContent).toBe('Picture 1 of 2');
});

it('zooms in and out by button and by keys, and then arrows look around', async () => {
  await enlarge();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(seen()).toBe('/front-full');
  await userEvent.keyboard('-');
  await userEvent.keyboard('+');
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeTruthy();
});

it('closes by its button, and by what Escape comes to in a browser', async () => {
  await enlarge();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'front Enlarge' }));
  fireEvent(viewer(), new Event('cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has a drawing for a part without pictures', () => {
  renderUi(<PartGallery pictures={[]} title="Hood" />);
  expect(screen.getByText('No picture')).toBeTruthy();
});

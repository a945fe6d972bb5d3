import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CategoryPictures } from '#frontend/store/features/categories/category-pictures.tsx';
import { renderUi } from '../../../ui/render-ui.tsx';

it('shows the categories on top, each once, with its picture and the way to its parts', () => {
  renderUi(<CategoryPictures fullNames={['Body|Hoods', 'Body|Fenders', 'Fog Lamps']} onPress={vi.fn()} />);
  const links = within(screen.getByRole('region', { name: 'Shop by category' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Body', '/~/~/Body'],
    ['Fog Lamps', '/~/~/Fog%20Lamps'],
  ]);
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    '/images/categories/body.webp',
    '/images/categories/fog-lamps.webp',
  ]);
});

it('tells which one is pressed, before the click, and of no other button', () => {
  const onPress = vi.fn();
  renderUi(<CategoryPictures fullNames={['Body|Hoods']} onPress={onPress} />);
  const link = screen.getByRole('link', { name: 'Body' });
  fireEvent.pointerDown(link, { button: 2 });
  fireEvent.pointerDown(link, { button: 0 });
  expect(onPress.mock.calls).toEqual([[expect.objectContaining({ category: 'Body' })]]);
});

it('is nothing where there are none', () => {
  renderUi(<CategoryPictures fullNames={[]} onPress={vi.fn()} />);
  expect(screen.queryByRole('region')).toBeNull();
});

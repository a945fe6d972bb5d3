import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pagination } from '#frontend/ui/page/pagination.tsx';
import { renderUi } from '../render-ui.tsx';

const pages = (page: number, total: number) => {
  renderUi(<Pagination page={page} take={12} total={total} pathOf={(number) => `/+u${number}`} />);
  return within(screen.getByRole('navigation', { name: 'Pages' }));
};

it.each([
  { page: 1, links: ['Page 2', 'Page 3', 'Page 4', 'Page 5', 'Next page'] },
  { page: 5, links: ['Previous page', 'Page 3', 'Page 4', 'Page 6', 'Page 7', 'Next page'] },
  { page: 9, links: ['Previous page', 'Page 5', 'Page 6', 'Page 7', 'Page 8'] },
])('page $page of 9 leads to every other page around it, and not to itself', ({ page, links }) => {
  const shown = pages(page, 9 * 12);
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(links);
  expect(shown.getByText(`Page ${page}`).closest('[aria-current=page]')?.closest('a')).toBeNull();
});

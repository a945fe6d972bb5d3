import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyState, ErrorState, PageSkeleton } from '#frontend/ui/page/page-states.tsx';
import { renderUi } from '../render-ui.tsx';

it('says that a page is loading', () => {
  renderUi(<PageSkeleton />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('says what is empty, and leads on', () => {
  renderUi(<EmptyState title="No orders yet" description="They appear here." action={<a href="/">Shop</a>} />);
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  expect(screen.getByText('They appear here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop' })).toBeTruthy();
});

it('says what failed, and tries again', async () => {
  const onRetry = vi.fn();
  renderUi(<ErrorState message="Unable to complete search" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('Unable to complete search');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers no second try where it would not help', () => {
  renderUi(<ErrorState message="Page does not exist" />);
  expect(screen.queryByRole('button')).toBeNull();
});

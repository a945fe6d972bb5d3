import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#frontend/application/error-boundary.tsx';
import { UiProvider } from '#frontend/ui/ui-provider.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Failing(): never {
  throw new Error('x is undefined');
}

const at = (pathname: string, page: React.ReactNode) => (
  <UiProvider>
    <ErrorBoundary pathname={pathname}>{page}</ErrorBoundary>
  </UiProvider>
);

it('stands for a page that fails, and lets the next one be seen', () => {
  const { rerender } = render(at('/cart', <Failing />));
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong on this page');
  rerender(at('/orders', <p>Orders</p>));
  expect(screen.getByText('Orders')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ColorSchemeToggle } from '#frontend/ui/base/color-scheme-toggle.tsx';
import { renderUi } from '../render-ui.tsx';

beforeEach(() => localStorage.clear());

const toggle = () => screen.getByRole('button');

it('goes round system, light and dark', async () => {
  renderUi(<ColorSchemeToggle />);
  const names = [toggle().getAttribute('aria-label')];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(toggle());
    names.push(toggle().getAttribute('aria-label'));
  }
  expect(names).toEqual(['Color scheme: system', 'Color scheme: light', 'Color scheme: dark', 'Color scheme: system']);
});

it('is remembered in this browser', async () => {
  const { unmount } = renderUi(<ColorSchemeToggle />);
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  unmount();
  renderUi(<ColorSchemeToggle />);
  expect(toggle().getAttribute('aria-label')).toBe('Color scheme: dark');
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
});

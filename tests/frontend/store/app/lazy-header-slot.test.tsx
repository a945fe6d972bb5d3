import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyHeaderSlot } from '#frontend/store/app/lazy-header-slot.tsx';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { renderUi } from '../../ui/render-ui.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

it('leaves the page as it is where it can not be loaded, and loads all anew for who tries again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  renderUi(
    <>
      <LazyHeaderSlot>
        <Gone />
      </LazyHeaderSlot>
      <p>The page</p>
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: SHELL_TEXTS.headerFailure }));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('The page')).toBeTruthy();
});

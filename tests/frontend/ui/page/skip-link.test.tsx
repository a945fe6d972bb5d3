import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from '#frontend/ui/page/skip-link.tsx';
import { renderUi } from '../render-ui.tsx';

it('is the first stop of the keyboard and leads to the content, leaving the address as it is', async () => {
  const address = window.location.href;
  renderUi(
    <>
      <SkipLink targetId="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.href).toBe(address);
});

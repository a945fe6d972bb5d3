import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usePriceView } from '#frontend/ui/part/price-view.ts';
import { PriceViewSwitch } from '#frontend/ui/part/price-view-switch.tsx';
import { renderUi } from '../render-ui.tsx';

function Shown() {
  return <output>{usePriceView()}</output>;
}

it('turns every price of the screen from the account to its customers, and back', async () => {
  renderUi(
    <>
      <PriceViewSwitch />
      <Shown />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Prices' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Store price' }));
  expect(screen.getByRole('status').textContent).toBe('store');
  await userEvent.click(screen.getByRole('radio', { name: 'Your price' }));
  expect(screen.getByRole('status').textContent).toBe('customer');
});

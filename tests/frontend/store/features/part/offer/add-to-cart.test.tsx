import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AddToCart } from '#frontend/store/features/part/offer/add-to-cart.tsx';
import { renderUi } from '../../../../ui/render-ui.tsx';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });

it('adds where nothing stands against it', async () => {
  const onAdd = vi.fn();
  renderUi(<AddToCart refusal={undefined} onAdd={onAdd} />);
  await userEvent.click(button());
  expect(onAdd).toHaveBeenCalledOnce();
});

it.each([
  { refusal: 'loading', reason: 'Please wait while we check price and availability.' },
  { refusal: 'unavailable', reason: 'This part can’t be ordered right now. Please call.' },
  { refusal: 'inCart', reason: 'This part is already in your cart.' },
] as const)('is disabled while $refusal, and says why', ({ refusal, reason }) => {
  renderUi(<AddToCart refusal={refusal} onAdd={() => undefined} />);
  expect(button().disabled).toBe(true);
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
});

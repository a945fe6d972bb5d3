import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AddToCart } from '#frontend/store/features/part/offer/add-to-cart.tsx';
import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import { renderUi } from '../../../../ui/render-ui.tsx';

const TERMS = { minimum: 4, multiple: 4, barred: [{ place: 'US-CA', name: 'California' }] };

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });

it('adds where nothing stands against it', async () => {
  const onAdd = vi.fn();
  renderUi(<AddToCart refusal={undefined} terms={NO_TERMS} onAdd={onAdd} />);
  await userEvent.click(button());
  expect(onAdd).toHaveBeenCalledOnce();
});

it.each([
  { refusal: 'loading', reason: 'Please wait while we check price and availability.' },
  { refusal: 'unavailable', reason: 'This part can’t be ordered right now. Please call.' },
  { refusal: 'inCart', reason: 'This part is already in your cart.' },
  { refusal: 'wrong quantity', reason: 'Sold in multiples of 4' },
  { refusal: 'restricted', reason: 'Can’t be shipped to California' },
] as const)('is disabled while $refusal, and says why', ({ refusal, reason }) => {
  renderUi(<AddToCart refusal={refusal} terms={TERMS} onAdd={() => undefined} />);
  expect(button().disabled).toBe(true);
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
});

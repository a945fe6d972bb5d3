import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PartQuantity } from '#frontend/ui/part/part-quantity.tsx';
import { renderUi } from '../render-ui.tsx';

const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it.each([
  { quantity: 1, offered: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'] },
  { quantity: 40, offered: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '40', '10+'] },
])('offers 1 to 9, the current $quantity and 10+', ({ quantity, offered }) => {
  renderUi(<PartQuantity quantity={quantity} onChange={() => undefined} />);
  expect(choices()).toEqual(offered);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quantity' }).value).toBe(String(quantity));
});

it.each([
  { terms: { minimum: 4, multiple: 4 }, quantity: 4, offered: [4, 8, 12, 16, 20, 24, 28, 32, 36, 'Other'] },
  { terms: { minimum: 12, multiple: 1 }, quantity: 40, offered: [12, 13, 14, 15, 16, 17, 18, 19, 20, 40, 'Other'] },
  { terms: { minimum: 4, multiple: 4 }, quantity: 3, offered: [3, 4, 8, 12, 16, 20, 24, 28, 32, 36, 'Other'] },
])('offers what a part is sold in, from $terms.minimum on', ({ terms, quantity, offered }) => {
  renderUi(<PartQuantity quantity={quantity} terms={terms} onChange={() => undefined} />);
  expect(choices()).toEqual(offered.map(String));
});

it('takes what is chosen', async () => {
  const onChange = vi.fn();
  renderUi(<PartQuantity quantity={1} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '7');
  expect(onChange.mock.calls).toEqual([[7]]);
});

describe('10+', () => {
  it.each([
    { typed: '125', quantity: 125, why: 'a quantity' },
    { typed: '9999', quantity: 999, why: 'the fourth character can not be typed' },
    { typed: '0', quantity: 1, why: 'below the least' },
    { typed: '1.5', quantity: 1, why: 'no whole number' },
    { typed: 'abc', quantity: 1, why: 'no number' },
  ])('asks for a new quantity: $typed gives $quantity ($why)', async ({ typed, quantity }) => {
    const onChange = vi.fn();
    renderUi(<PartQuantity quantity={1} onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), '10+');
    const field = await screen.findByRole('textbox', { name: 'New quantity' });
    await userEvent.type(field, `${typed}{Enter}`);
    await waitFor(() => expect(onChange.mock.calls).toEqual([[quantity]]));
  });

  it('changes nothing when the question is left', async () => {
    const onChange = vi.fn();
    renderUi(<PartQuantity quantity={3} onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), '10+');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('3');
  });
});

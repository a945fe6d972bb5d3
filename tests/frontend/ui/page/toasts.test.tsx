import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { TOAST_TIMES, toast } from '#frontend/ui/page/toasts.tsx';
import { renderUi } from '../render-ui.tsx';

beforeEach(() => {
  renderUi(<button type="button">Save</button>);
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button);
});

const show = (kind: keyof typeof toast, text: string) => act(() => toast[kind](text));
const dismissButtonOf = (text: string) => within(toastOf(text)).getByRole('button', { name: 'Dismiss' });
const shownTexts = () => screen.queryAllByRole('status').map((shown) => within(shown).getByText(/\w/).textContent);

function toastOf(text: string): HTMLElement {
  const shown = screen.getByText(text).closest<HTMLElement>('[role=status], [role=alert]');
  if (!shown) throw new Error(`${text} is not in a toast`);
  return shown;
}

it.each([
  { kind: 'success', role: 'status', text: 'The account has been saved.' },
  { kind: 'info', role: 'status', text: 'Some items were added to your cart. Quantity excedes availability.' },
  { kind: 'error', role: 'alert', text: 'An unknown error has occoured' },
] as const)('announces $kind as $role', ({ kind, role, text }) => {
  show(kind, text);
  expect(within(screen.getByRole(role)).getByText(text)).toBeTruthy();
});

it('is read for 3000 ms, and takes 400 ms to go', () => {
  expect(TOAST_TIMES).toEqual({ life: 3000, animation: 400 });
});

it('goes when its time is over, and only after it has faded', () => {
  show('success', 'Page has been removed');
  const shown = toastOf('Page has been removed');
  const [life] = shown.getElementsByTagName('span');
  if (!life) throw new Error('A toast without a time');
  fireEvent.animationEnd(shown);
  expect(shown.hasAttribute('data-leaving')).toBe(false);
  fireEvent.animationEnd(life);
  expect(shown.hasAttribute('data-leaving')).toBe(true);
  fireEvent.animationEnd(shown);
  expect(screen.queryByText('Page has been removed')).toBeNull();
});

it('shows at most three at a time, the rest as soon as there is room', () => {
  for (const text of ['one', 'two', 'three', 'four']) show('info', text);
  expect(shownTexts()).toEqual(['one', 'two', 'three']);
  fireEvent.click(dismissButtonOf('two'));
  expect(shownTexts()).toEqual(['one', 'three', 'four']);
});

it('says the same only once, and last', () => {
  for (const text of ['one', 'two', 'one']) show('info', text);
  expect(shownTexts()).toEqual(['two', 'one']);
});

it('is dismissed by keyboard, and the focus goes on to the next and then back', async () => {
  const user = userEvent.setup();
  show('info', 'one');
  show('info', 'two');
  await user.tab();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(document.activeElement).toBe(save);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(dismissButtonOf('two')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(save));
  expect(shownTexts()).toEqual([]);
});

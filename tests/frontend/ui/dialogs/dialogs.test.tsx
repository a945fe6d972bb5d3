import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Dialogs, useDialogs } from '#frontend/ui/dialogs/dialogs.tsx';
import { renderUi } from '../render-ui.tsx';

const REFUSAL = 'Postal code does not appear to be valid';
const accounts = ['None', 'Summit East', 'Summit West'].map((name) => ({ value: name.toLowerCase(), label: name }));

/** A button that asks, and the answer it got as JSON. */
function Asking({ ask }: { readonly ask: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState<string>();
  return (
    <>
      <button type="button" onClick={async () => setAnswer(JSON.stringify({ answer: await ask(dialogs) }))}>
        Ask
      </button>
      {answer !== undefined && <output aria-label="Answer">{answer}</output>}
    </>
  );
}

async function asked(ask: (dialogs: Dialogs) => Promise<unknown>) {
  const user = userEvent.setup();
  renderUi(<Asking ask={ask} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return user;
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const theAnswer = async () => JSON.parse((await screen.findByRole('status', { name: 'Answer' })).textContent).answer;
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('tells something under its title, until that is acknowledged', async () => {
  const user = await asked((dialogs) => dialogs.alert({ title: 'Success', message: 'Item added to shopping cart.' }));
  expect((await dialog('Success')).textContent).toContain('Item added to shopping cart.');
  await press(user, 'OK');
  await theAnswer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each<{ pressed: string; keys: string; answer: boolean }>([
  { pressed: 'the confirming button', keys: '{Enter}', answer: true },
  { pressed: 'Escape', keys: '{Escape}', answer: false },
  { pressed: 'the other button', keys: '{Shift>}{Tab}{/Shift}{Enter}', answer: false },
])('answers $answer to $pressed, by keyboard alone', async ({ keys, answer }) => {
  const user = await asked((dialogs) => dialogs.confirm({ message: 'Remove this website?' }));
  await dialog('Remove this website?');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('OK'));
  await user.keyboard(keys);
  expect(await theAnswer()).toBe(answer);
});

it('names the buttons of a decision', async () => {
  const user = await asked((dialogs) =>
    dialogs.confirm({
      message: 'Do you wish to continue with this session or start a new one?',
      confirmLabel: 'Continue',
      cancelLabel: 'Start a new Session',
    }),
  );
  await dialog('Do you wish to continue with this session or start a new one?');
  await press(user, 'Start a new Session');
  expect(await theAnswer()).toBe(false);
});

it('puts the focus on Cancel when confirming is dangerous', async () => {
  await asked((dialogs) => dialogs.confirm({ message: 'Clear the cart?', isDangerous: true }));
  await dialog('Clear the cart?');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
});

it('keeps the focus inside, and gives it back when the dialog closes', async () => {
  const user = await asked((dialogs) => dialogs.confirm({ message: 'Proceed?' }));
  const box = await dialog('Proceed?');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('OK'));
  await user.tab();
  await user.tab();
  await user.tab();
  expect(box.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await theAnswer();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
});

it('asks for a line of text no longer than allowed', async () => {
  const user = await asked((dialogs) => dialogs.prompt({ title: 'Quantity', label: 'New quantity', maxLength: 3 }));
  await dialog('Quantity');
  await user.type(screen.getByRole('textbox', { name: 'New quantity' }), '1234{Enter}');
  expect(await theAnswer()).toBe('123');
});

it('takes the label as the heading of an untitled prompt, and the blanks off the answer', async () => {
  const user = await asked((dialogs) => dialogs.prompt({ label: 'Name', maxLength: 20, initialValue: ' One:1 ' }));
  await dialog('Name');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(' One:1 ');
  await press(user, 'OK');
  expect(await theAnswer()).toBe('One:1');
});

it('names what is wrong with a value at its field, and asks on', async () => {
  const validate = (value: string) => (/^\d{5}$/.test(value) ? undefined : REFUSAL);
  const user = await asked((dialogs) => dialogs.prompt({ label: 'Postal code', maxLength: 5, validate }));
  await dialog('Postal code');
  const field = screen.getByRole('textbox', { name: 'Postal code' });
  await user.type(field, '123{Enter}');
  expect(await screen.findByRole('textbox', { description: REFUSAL })).toBe(field);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, '45{Enter}');
  expect(await theAnswer()).toBe('12345');
});

it('tells a dismissed prompt from an empty one', async () => {
  const user = await asked((dialogs) => dialogs.prompt({ label: 'Note', maxLength: 20 }));
  await dialog('Note');
  await user.keyboard('{Escape}');
  expect(await theAnswer()).toBeUndefined();
});

it('asks for one of several options, by keyboard alone', async () => {
  const user = await asked((dialogs) => dialogs.select({ title: 'Order as', label: 'Account', options: accounts }));
  await dialog('Order as');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Account' });
  await waitFor(() => expect(field.value).toBe('None'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{ArrowDown}');
  // Without a layout the field counts as scrolled away, and its list is hidden with it.
  await screen.findByRole('option', { name: 'Summit East', hidden: true });
  await user.keyboard('{ArrowDown}{Enter}');
  await press(user, 'OK');
  expect(await theAnswer()).toBe('summit east');
});

it('starts a selection where it is told to', async () => {
  const user = await asked((dialogs) =>
    dialogs.select({ label: 'Account', options: accounts, initialValue: 'summit west' }),
  );
  await dialog('Account');
  await press(user, 'OK');
  expect(await theAnswer()).toBe('summit west');
});

it.each([
  { typed: '0f766e', answer: '0F766E' },
  { typed: '#0F766E', answer: '0F766E' },
])('takes the colour $typed the way accounts store it', async ({ typed, answer }) => {
  const user = await asked((dialogs) => dialogs.pickColor({ initialValue: 'FF0000' }));
  await dialog('Choose a color');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Color code' });
  expect(field.value).toBe('FF0000');
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(await theAnswer()).toBe(answer);
});

it('refuses what is no colour, and shows text on what is one', async () => {
  const user = await asked((dialogs) => dialogs.pickColor({ title: 'Color 1', initialValue: 'FF0000' }));
  await dialog('Color 1');
  expect(await screen.findByText('Sample text')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Color code' }), '{Backspace}{Enter}');
  const refusal = 'Enter six digits from 0 to 9 and A to F, such as FF0000.';
  expect(await screen.findByRole('textbox', { description: refusal })).toBeTruthy();
  expect(screen.queryByText('Sample text')).toBeNull();
});

it('names the sliders of the colour picker', async () => {
  await asked((dialogs) => dialogs.pickColor({ initialValue: 'FF0000' }));
  await dialog('Choose a color');
  expect((await screen.findAllByRole('slider')).map((slider) => slider.getAttribute('aria-label'))).toEqual([
    'Saturation',
    'Hue',
  ]);
});

it('lets a second question wait for the answer to the first', async () => {
  const user = await asked((dialogs) =>
    Promise.all([dialogs.confirm({ message: 'First?' }), dialogs.confirm({ message: 'Second?' })]),
  );
  await dialog('First?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press(user, 'OK');
  await dialog('Second?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press(user, 'Cancel');
  expect(await theAnswer()).toEqual([true, false]);
});

it('starts every question afresh', async () => {
  const user = await asked(async (dialogs) => [
    await dialogs.prompt({ label: 'Name', maxLength: 20 }),
    await dialogs.prompt({ label: 'Name', maxLength: 20, initialValue: 'Summit' }),
  ]);
  await dialog('Name');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North{Enter}');
  await screen.findByDisplayValue('Summit');
  await press(user, 'OK');
  expect(await theAnswer()).toEqual(['North', 'Summit']);
});

it('takes back the open question and those that wait, when whom they were put to is gone', async () => {
  let takeBack = () => {};
  await asked((dialogs) => {
    takeBack = dialogs.dismissAll;
    return Promise.all([
      dialogs.confirm({ message: 'First?' }),
      dialogs.prompt({ label: 'Second', maxLength: 5, initialValue: 'x' }),
    ]);
  });
  await dialog('First?');
  takeBack();
  expect(await theAnswer()).toEqual([false, null]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is not dismissed by a key that is meant for a dialog of the browser above it', async () => {
  const user = await asked((dialogs) => dialogs.confirm({ message: 'Proceed?' }));
  await dialog('Proceed?');
  const login = document.body.appendChild(document.createElement('dialog'));
  login.showModal();
  await user.keyboard('{Escape}');
  login.remove();
  expect(screen.getByRole('dialog', { name: 'Proceed?' })).toBeTruthy();
});

it('says what is being waited for, until it is over', async () => {
  let finish = () => {};
  await asked((dialogs) => {
    finish = dialogs.showLoading('Loading orders');
    return Promise.resolve('shown');
  });
  expect((await dialog('Loading orders')).textContent).toBe('Loading orders');
  finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('waits for everything that is loading, and names the latest', async () => {
  const finishers: (() => void)[] = [];
  await asked(async (dialogs) => {
    finishers.push(dialogs.showLoading('Loading orders'), dialogs.showLoading('Loading quotes'));
  });
  await dialog('Loading quotes');
  finishers[1]?.();
  await dialog('Loading orders');
  finishers[0]?.();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stands back with the loading while a question is open, and goes on after it', async () => {
  let finish = () => {};
  const user = await asked((dialogs) => {
    finish = dialogs.showLoading('Loading quotes');
    return dialogs.alert({ message: 'Unable to load quotes' });
  });
  await dialog('Unable to load quotes');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Loading quotes' })).toBeNull());
  await press(user, 'OK');
  await dialog('Loading quotes');
  finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

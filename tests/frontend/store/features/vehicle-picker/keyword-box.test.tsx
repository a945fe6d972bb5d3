import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { searchEverywhere, searchWithin } from '#shared/texts/catalogue/picker-texts.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { aServer } from '../../../support/a-server.ts';
import { openSignedIn } from '../../../support/open-store.tsx';

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Part number, keyword or vehicle' });
const options = async () =>
  (await within(await screen.findByRole('listbox', { name: 'Suggestions' })).findAllByRole('option')).map(
    ({ textContent }) => textContent,
  );
const PARSE = 'GET /wb/auxiliarydata/ParseKeyword';

const camry = {
  year: '2019',
  make: 'Toyota',
  model: 'Camry',
  keywords: 'headlamp',
  val: '2019 Toyota Camry headlamp',
};
const readings = [camry, { year: '', make: 'Toyota', model: '', keywords: '', val: 'Toyota' }];
const manyReadings = Array.from({ length: 14 }, (_, index) => ({ ...camry, val: `reading ${index}` }));

/** At once: on a busy machine a pause between keys could be taken for the end, and other suggestions come for the rest. */
async function enter(user: UserEvent, text: string): Promise<void> {
  await user.click(await box());
  await user.paste(text);
}

const open = (path = '/', given = readings) => {
  const server = aServer({ catalogue: aCatalogue({ readings: given }) });
  return { server, ...openSignedIn(server, { path }) };
};

describe('suggestions', () => {
  it('come from three characters on, once typing pauses', async () => {
    const { server, user } = open();
    expect((await box()).placeholder).toBe('For example 2019 Camry headlamp, or a VIN');
    await enter(user, 'ca');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.countOf(PARSE)).toBe(0);
    // At once: on a busy machine the pauses between keys could be taken for one.
    const field = await box();
    for (const value of ['cam', 'camr', 'camry']) fireEvent.change(field, { target: { value } });
    expect(await options()).toEqual(['2019 Toyota Camry headlamp', 'Toyota']);
    expect(server.countOf(PARSE)).toBe(1);
    expect(await screen.findByText('2 suggestions')).toBeTruthy();
  });

  it('are ten at most', async () => {
    const { user } = open('/', manyReadings);
    await enter(user, 'camry');
    expect(await options()).toHaveLength(10);
  });

  it('are taken by arrows and Enter, which leads to what the keyword means', async () => {
    const { user } = open();
    await enter(user, 'camry');
    await options();
    await user.keyboard('{ArrowDown}');
    const [first] = await screen.findAllByRole('option', { selected: true });
    expect((await box()).getAttribute('aria-activedescendant')).toBe(first?.id);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“headlamp” for 2019 Toyota Camry' });
    expect(location.pathname).toBe('/2019/Toyota/Camry/-/headlamp');
  });

  it('are taken by Tab, from the last one upwards', async () => {
    const { user } = open();
    await enter(user, 'camry');
    await options();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Tab}');
    await screen.findByRole('heading', { level: 1, name: 'Toyota' });
  });

  it('are taken by a click', async () => {
    const { user } = open();
    await enter(user, 'camry');
    await options();
    await user.click(screen.getByRole('option', { name: 'Toyota' }));
    await screen.findByRole('heading', { level: 1, name: 'Toyota' });
  });

  it('go by Escape, and Enter then looks for what was typed', async () => {
    const { user } = open();
    await enter(user, 'LV-00017');
    await options();
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(async () => expect((await box()).getAttribute('aria-expanded')).toBe('false'));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“LV-00017”' });
    expect(location.pathname).toBe('/LV-00017');
  });

  it('say when there are none', async () => {
    const { user } = open('/', []);
    await user.type(await box(), 'xyzzy');
    expect(await screen.findByText('No suggestions. Press Enter to search.')).toBeTruthy();
  });

  it('begin with the vehicle that is being shopped for', async () => {
    const mereWord = { year: '', make: '', model: '', keywords: 'headlamp', val: 'headlamp' };
    const { user } = open('/2019/Toyota/Camry', [mereWord, camry]);
    await enter(user, 'headlamp');
    expect(await options()).toEqual([
      searchWithin('headlamp', '2019 Toyota Camry'),
      searchEverywhere('headlamp'),
      '2019 Toyota Camry headlamp',
    ]);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“headlamp” for 2019 Toyota Camry' });
  });
});

describe('a keyword', () => {
  it.each(['Escape', 'Tab'])('that is too short says so in a panel, which goes by %s', async (key) => {
    const { user } = open('/2019/Toyota/Camry');
    await user.type(await box(), 'ab{Enter}');
    const message = await screen.findByRole('alert');
    const field = await box();
    expect(field.getAttribute('aria-errormessage')).toBe(message.id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect((await box()).value).toBe('ab');
  });

  it.each(['ab', '  a ', '...'])('%j is too short to look for', async (typed) => {
    const { user } = open();
    await user.type(await box(), `${typed}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter at least 3 characters.');
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['C/K', '/C%2FK'],
    ['Town & Country', '/Town%20%26%20Country'],
    ['Th!nk', '/Th!nk'],
    ['2019', '/-/2019'],
    ['c++', '/c++'],
  ])('U06: %s is looked for as typed, at %s', async (typed, path) => {
    const { user } = open('/', []);
    await user.type(await box(), `${typed}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: `“${typed}”` });
    expect(location.pathname).toBe(path);
  });

  it('/ leads to the box from anywhere, but not while somebody types', async () => {
    const { user } = open('/2019/Toyota/Camry');
    await screen.findByRole('heading', { level: 1 });
    await box();
    expect((await box()).placeholder).toBe('Search parts');
    await user.click(document.body);
    await user.keyboard('/');
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
    await user.keyboard('a/b');
    await waitFor(async () => expect((await box()).value).toBe('a/b'));
  });
});

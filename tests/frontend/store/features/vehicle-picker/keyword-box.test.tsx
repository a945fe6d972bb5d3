import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSearch } from '#frontend/store/features/recent-searches/recent-searches.ts';
import type { SearchSuggestions } from '#shared/schemas/wire/search-suggestions.ts';
import { searchEverywhere, searchWithin } from '#shared/texts/catalogue/picker-texts.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aLocation } from '../../../../builders/catalogue-location.ts';
import { aPartCard } from '../../../../builders/part-cards.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Part number, keyword or vehicle' });
const options = async () =>
  (await within(await screen.findByRole('listbox', { name: 'Suggestions' })).findAllByRole('option')).map(
    ({ textContent }) => textContent,
  );
/** The options as they are now. The picker has options too, so only those of the list count. */
const shown = (more: { selected?: boolean } = {}) => {
  const list = screen.queryByRole('listbox', { name: 'Suggestions' });
  return list
    ? within(list)
        .queryAllByRole('option', more)
        .map(({ textContent }) => textContent)
    : [];
};
const SUGGEST = 'POST /wb/auxiliarydata/GetSuggestions';

const camry = {
  year: '2019',
  make: 'Toyota',
  model: 'Camry',
  keywords: 'headlamp',
  val: '2019 Toyota Camry headlamp',
};
const vehicles = [camry, { year: '', make: 'Toyota', model: '', keywords: '', val: 'Toyota' }];
const manyVehicles = Array.from({ length: 14 }, (_, index) => ({ ...camry, model: `Model ${index}` }));

/** At once: on a busy machine a pause between keys could be taken for the end, and other suggestions come for the rest. */
async function enter(user: UserEvent, text: string): Promise<void> {
  await user.click(await box());
  await user.paste(text);
}

const open = (path = '/', suggestions: Partial<SearchSuggestions> = { vehicles }) => {
  const server = aServer({ catalogue: aCatalogue({ suggestions }) });
  return { server, ...openSignedIn(server, { path }) };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('suggestions', () => {
  it('come from three characters on, once typing pauses', async () => {
    const { server, user } = open();
    expect((await box()).placeholder).toBe('For example 2019 Camry headlamp, or a VIN');
    await enter(user, 'ca');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.countOf(SUGGEST)).toBe(0);
    // At once: on a busy machine the pauses between keys could be taken for one.
    const field = await box();
    for (const value of ['cam', 'camr', 'camry']) fireEvent.change(field, { target: { value } });
    expect(await options()).toEqual(['2019 Toyota Camry headlamp', 'Toyota']);
    expect(server.countOf(SUGGEST)).toBe(1);
    expect(await screen.findByText('2 suggestions')).toBeTruthy();
  });

  it('are ten at most', async () => {
    const { user } = open('/', { vehicles: manyVehicles });
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
    const { user } = open('/', {});
    await user.type(await box(), 'xyzzy');
    expect(await screen.findByText('No suggestions. Press Enter to search.')).toBeTruthy();
  });

  it('begin with the vehicle that is being shopped for', async () => {
    const { user } = open('/2019/Toyota/Camry', { vehicles: [camry] });
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

describe('the list', () => {
  const TYPES = [
    {
      year: '2019',
      make: 'Toyota',
      model: 'Camry',
      keywords: 'Headlamp Assembly',
      count: 1234,
    },
    { year: '', make: '', model: '', keywords: 'Headlamp Bulb', count: null },
  ];
  const groupsShown = async () =>
    (await screen.findAllByRole('group')).flatMap((group) => group.getAttribute('aria-label') ?? []);

  it('has vehicles, part types with their counts, and parts with price and availability', async () => {
    const { user } = open('/', { vehicles: [camry], partTypes: TYPES, parts: [aPartCard()] });
    await enter(user, 'headlamp');
    expect(await options()).toEqual([
      '2019 Toyota Camry headlamp',
      'Headlamp Assembly 1,234 parts',
      'Headlamp Bulb',
      'Headlamp Assembly, Left LV-00017L Lumavista $146.90 Yes - Local',
    ]);
    expect(await groupsShown()).toEqual(['Vehicles', 'Part types for 2019 Toyota Camry', 'Parts']);
  });

  it('leads to the type within its vehicle', async () => {
    const { user } = open('/', { partTypes: TYPES });
    await enter(user, 'headlamp');
    await options();
    await user.click(screen.getByRole('option', { name: 'Headlamp Assembly 1,234 parts' }));
    await waitFor(() => expect(location.pathname).toBe('/2019/Toyota/Camry/-/Headlamp%20Assembly'));
  });

  it('leads to a part', async () => {
    const { user } = open('/', { parts: [aPartCard()] });
    await enter(user, 'LV-0001');
    await options();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/Lighting%7CHeadlamps/+pLV-00017L'));
  });

  it('gives each group its share of the ten', async () => {
    const parts = Array.from({ length: 8 }, (_, index) => aPartCard({ partNumber: `N${index}` }));
    const { user } = open('/', { vehicles: manyVehicles, partTypes: TYPES, parts });
    await enter(user, 'headlamp');
    expect(await options()).toHaveLength(10);
    expect(await groupsShown()).toEqual(['Vehicles', 'Part types for 2019 Toyota Camry', 'Parts']);
  });

  it('is gone through by arrows round its ends, by Home and End, and the text stays as typed', async () => {
    const { user } = open();
    await enter(user, 'camry');
    await options();
    const expected = [
      ['{Home}', undefined],
      ['{ArrowUp}', 'Toyota'],
      ['{Home}', '2019 Toyota Camry headlamp'],
      ['{End}', 'Toyota'],
      ['{ArrowDown}', undefined],
      ['{ArrowDown}', '2019 Toyota Camry headlamp'],
    ] as const;
    for (const [key, label] of expected) {
      await user.keyboard(key);
      expect([key, shown({ selected: true })[0]]).toEqual([key, label]);
    }
    expect((await box()).value).toBe('camry');
  });

  it('never shows suggestions for an earlier text', async () => {
    const { server, user } = open();
    await enter(user, 'camry');
    await options();
    server.willHold(SUGGEST);
    await user.keyboard('x');
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('cancels the request for an earlier text', async () => {
    const { server, user } = open();
    const signals: AbortSignal[] = [];
    server.willHold(SUGGEST, (signal) => signals.push(signal));
    await enter(user, 'camr');
    await waitFor(() => expect(signals).toHaveLength(1));
    await user.keyboard('y');
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  });

  it('keeps nobody waiting who presses Enter before it is there', async () => {
    const { server, user } = open();
    server.willHold(SUGGEST);
    await enter(user, 'camry');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“camry”' });
  });

  it('is empty when the server fails, and says nothing', async () => {
    const { server, user } = open();
    server.willAnswer(SUGGEST, aRefusal({ status: 500, code: 'internal', text: 'Internal Error' }));
    await enter(user, 'camry');
    await waitFor(() => expect(server.countOf(SUGGEST)).toBeGreaterThan(0));
    expect(shown()).toEqual([]);
    expect(screen.queryByText('Internal Error')).toBeNull();
  });
});

describe('recent searches', () => {
  const keep = () => {
    keepSearch(3, 'u7', aLocation({ keyword: 'bumper cover' }));
    keepSearch(3, 'u7', aLocation({ year: 2019, make: 'Toyota', model: 'Camry', keyword: 'headlamp' }));
  };

  it('stand there before anything is typed, the latest first', async () => {
    keep();
    const { user, server } = open();
    await user.click(await box());
    expect(await options()).toEqual(['“headlamp” for 2019 Toyota Camry', '“bumper cover”']);
    expect(server.countOf(SUGGEST)).toBe(0);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/bumper%20cover'));
  });

  it('come before other suggestions if they have what is typed', async () => {
    keep();
    const { user } = open();
    await enter(user, 'headl');
    expect(await options()).toEqual(['“headlamp” for 2019 Toyota Camry', '2019 Toyota Camry headlamp', 'Toyota']);
  });

  it('are no list where there are none', async () => {
    const { user } = open();
    await user.click(await box());
    await waitFor(async () => expect((await box()).getAttribute('aria-expanded')).toBe('false'));
    expect(shown()).toEqual([]);
  });
});

describe('the box', () => {
  it('keeps what was typed over the pages of a search', async () => {
    const { user } = open('/2019/Toyota/Camry');
    await enter(user, 'brake pads');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“brake pads” for 2019 Toyota Camry' });
    expect((await box()).value).toBe('brake pads');
  });

  it('shows the keyword of its page until somebody types', async () => {
    open('/brake%20pads');
    expect((await box()).value).toBe('brake pads');
  });

  it('is emptied by its button, and keeps the focus', async () => {
    const { user } = open('/brake%20pads');
    await box();
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('button', { name: 'Clear search' }));
    const field = await box();
    expect([field.value, document.activeElement]).toEqual(['', field]);
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
    const { user } = open('/', {});
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

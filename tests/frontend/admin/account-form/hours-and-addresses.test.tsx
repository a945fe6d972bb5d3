import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  closesOn,
  HOURS_TEXTS,
  hoursSummary,
  IP_TEXTS,
  opensOn,
  youAreAt,
} from '#shared/texts/admin/account-form/editor-texts.ts';
import { OPEN_NOW_TEXTS, timeByYourClock, timeIn } from '#shared/texts/admin/account-form/example-texts.ts';
import { aTopLevelView } from '../../../builders/admin/account-views.ts';
import { inSetting, openAccount, openEditor, save, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

describe('the service hours', () => {
  const time = (name: string) => inSetting(122).getByLabelText<HTMLInputElement>(name);
  const day = (name: string) => inSetting(122).getByRole('switch', { name });
  async function openHours() {
    const opened = await openAccount();
    await openEditor(opened, 122);
    return opened;
  }

  it('begin at 08:00 am and end at 05:00 pm', async () => {
    await openHours();
    expect(time(opensOn('Monday')).value).toBe('08:00 am');
    expect(time(closesOn('Monday')).value).toBe('05:00 pm');
    expect(settingOf(122).textContent).toContain(hoursSummary(5, '08:00 am to 05:00 pm'));
    expect(hoursSummary(1, '')).toBe('1 day');
    for (const name of Object.values(HOURS_TEXTS.days)) expect(day(name)).toBeTruthy();
  });

  it.each([
    { at: '2026-01-12T16:00:00Z', address: {}, says: ['Open now', 'it is 09:00 am in CO'], why: 'Boulder has opened' },
    { at: '2026-01-12T14:30:00Z', address: {}, says: ['Closed now', 'it is 07:30 am in CO'], why: 'it opens at eight' },
    {
      at: '2026-01-12T14:30:00Z',
      address: { state: 'OH' },
      says: ['Open now', 'it is 09:30 am in OH'],
      why: 'in Ohio it is two hours later',
    },
  ])('are open now in the time of the address: $why', async ({ at, address, says }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
    const opened = await openAccount({ view: aTopLevelView(address) });
    await openEditor(opened, 122);
    for (const text of says) expect(inSetting(122).getByText(text)).toBeTruthy();
    expect([OPEN_NOW_TEXTS.open, OPEN_NOW_TEXTS.closed]).toContain(says[0]);
    expect(timeIn('09:00 am', 'CO')).toBe('it is 09:00 am in CO');
    await opened.user.clear(time(opensOn('Monday')));
    expect(inSetting(122).queryByText(says[0] ?? '')).toBeNull();
    vi.useRealTimers();
  });

  it('are open by one’s own clock where the address does not tell the time', async () => {
    const opened = await openAccount({ view: aTopLevelView({ country: 'MX', state: 'SON' }) });
    await openEditor(opened, 122);
    const [before, after] = timeByYourClock('|').split('|');
    expect(settingOf(122).textContent).toMatch(new RegExp(`${before}\\d\\d:\\d\\d [ap]m${after}`));
  });

  it('are written in their form when the field is left, and sent as the clock has them', async () => {
    const opened = await openHours();
    await opened.user.clear(time(closesOn('Monday')));
    await opened.user.type(time(closesOn('Monday')), '6:30p');
    await opened.user.tab();
    expect(time(closesOn('Monday')).value).toBe('06:30 pm');
    await save(opened);
    await waitFor(() => expect(opened.server.countOf(SAVE)).toBe(1));
    expect(opened.server.view().customerServiceHours.monday).toEqual({ open: '08:00', close: '18:30', active: true });
  });

  it('of an active day need both times', async () => {
    const opened = await openHours();
    await opened.user.clear(time(opensOn('Monday')));
    expect(time(opensOn('Monday')).getAttribute('aria-invalid')).toBe('true');
    await save(opened);
    const text = 'All active customer service hours must have dates.';
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(opened.server.countOf(SAVE)).toBe(0);
    await opened.user.click(day(HOURS_TEXTS.days.monday));
    await save(opened);
    await waitFor(() => expect(opened.server.countOf(SAVE)).toBe(1));
  });

  it('that are no time are refused', async () => {
    const opened = await openHours();
    await opened.user.clear(time(opensOn('Friday')));
    await opened.user.type(time(opensOn('Friday')), 'noon');
    await save(opened);
    expect((await screen.findByRole('alert')).textContent).toContain(HOURS_TEXTS.timeFault);
  });

  it('can be copied to all days', async () => {
    const { user } = await openHours();
    await user.click(inSetting(122).getByRole('button', { name: HOURS_TEXTS.copy }));
    expect(day(HOURS_TEXTS.days.sunday)).toHaveProperty('checked', true);
    await user.click(day('Monday'));
    await user.click(inSetting(122).getByRole('button', { name: HOURS_TEXTS.copy }));
    expect(settingOf(122).textContent).toContain(HOURS_TEXTS.closed);
  });
});

describe('the IP restriction', () => {
  async function openRestriction(view = aTopLevelView({ yourAddress: '203.0.113.24' })) {
    const opened = await openAccount({ view, accountId: 1 });
    await openEditor(opened, 123);
    return opened;
  }
  const list = () => inSetting(123).getByRole<HTMLTextAreaElement>('textbox', { name: IP_TEXTS.list });

  it('has three methods, and two for a branch', async () => {
    await openRestriction();
    expect(
      inSetting(123)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['None', 'Checkout', 'Site']);
    expect(inSetting(123).getByRole('group', { name: IP_TEXTS.method })).toBeTruthy();
  });

  it('of a branch can’t be the site', async () => {
    await openRestriction(aTopLevelView({ id: 6, parentId: 5, parentName: 'Summit Collision' }));
    expect(inSetting(123).queryByRole('radio', { name: 'Site' })).toBeNull();
  });

  it('judges each line as it stands, and says whether one’s own address is in it', async () => {
    const opened = await openRestriction();
    expect(settingOf(123).textContent).toContain(`${youAreAt('203.0.113.24')} ${IP_TEXTS.outside}`);
    expect(inSetting(123).getByText(IP_TEXTS.hint)).toBeTruthy();
    await opened.user.click(list());
    await opened.user.paste('Office: 203.0.113.*, 192.0.2.300 2001:db8::1');
    await opened.user.tab();
    expect(list().value).toBe('203.0.113.*\n192.0.2.300\n2001:db8::1');
    expect(inSetting(123).getByRole('list', { name: IP_TEXTS.judged }).textContent).toBe(
      [IP_TEXTS.accepted, '203.0.113.*', IP_TEXTS.notAnAddress, '192.0.2.300', IP_TEXTS.ipv6, '2001:db8::1'].join(''),
    );
    expect(settingOf(123).textContent).toContain(`${youAreAt('203.0.113.24')} ${IP_TEXTS.inside}`);
    await save(opened);
    expect((await screen.findByRole('alert')).textContent).toContain(IP_TEXTS.fault);
  });

  it('is sent as a method and a list', async () => {
    const opened = await openRestriction();
    await opened.user.click(inSetting(123).getByRole('radio', { name: 'Checkout' }));
    await opened.user.type(list(), '203.0.113.1 - 203.0.113.9');
    await save(opened);
    await waitFor(() =>
      expect(opened.server.sent(SAVE)).toEqual([
        { Id: 5, Version: 4, IPRestriction: { Method: 1, List: ['203.0.113.1-203.0.113.9'] } },
      ]),
    );
  });
});

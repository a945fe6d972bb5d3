import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changedField, changesCount, FORM_TEXTS, wouldBeLost } from '#shared/texts/admin/form-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { LEAVE_TEXTS } from '#shared/texts/base/leave-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { isRequired, PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { aHistoryEntry, aUserView } from '../../../builders/admin/user-views.ts';
import { aRefusal, unauthenticated } from '../../../builders/answers.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { PASSWORD } from '../../support/servers/a-server.ts';
import { aUsersServer } from '../../support/servers/a-users-server.ts';

const SAVE = 'PUT /api/user/12';
const CONFLICT_NAME = `City: ${FORM_TEXTS.changedByOther}`;

async function openUser(options: Parameters<typeof aUsersServer>[0] = {}) {
  const server = aUsersServer(options);
  const store = openSignedIn(server, { path: '/admin/user/12', cookies: { stable: 'true' } });
  await screen.findByRole('form', { name: USER_FORM_TEXTS.details });
  return { ...store, server };
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?! 2)`), { selector: 'input, select' });
const bar = () => screen.queryByRole('region', { name: FORM_TEXTS.unsaved });
const shownBar = () => screen.findByRole('region', { name: FORM_TEXTS.unsaved });
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const dialog = () => screen.findByRole('dialog');
const inDialog = async (name: string) => within(await dialog()).getByRole('button', { name });

type Opened = Awaited<ReturnType<typeof openUser>>;

async function typeInto({ user }: Opened, label: string, text: string) {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
}

describe('a form that was changed', () => {
  it('has no bar before that', async () => {
    await openUser();
    expect(bar()).toBeNull();
  });

  it('counts and names its changes, and a field that is as before is none', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    expect((await shownBar()).textContent).toContain(changesCount(1));
    await typeInto(opened, 'First Name', 'Walter');
    expect((await shownBar()).textContent).toContain(changesCount(2));
    expect((await shownBar()).textContent).toContain('First Name, City');
    await typeInto(opened, 'City', 'Gary');
    await typeInto(opened, 'First Name', 'Walt');
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('sends only them, with the version and a key, and says so', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', ' Reno');
    await opened.user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    expect(opened.server.sent(SAVE)).toEqual([{ city: 'Reno', Version: 4 }]);
    expect(opened.server.keys(SAVE)[0]).toMatch(/^[\da-f-]{36}$/);
    expect(screen.queryByText(changesCount(1))).toBeNull();
  });

  it('uses the same key for the same try, and another after a change', async () => {
    const opened = await openUser();
    const failure = () => aRefusal({ status: 403, code: 'forbidden', text: 'Unauthorized' });
    opened.server.willAnswer(SAVE, failure(), failure());
    await typeInto(opened, 'City', 'Reno');
    for (const count of [1, 2]) {
      await opened.user.click(await button(FORM_TEXTS.save));
      await waitFor(() => expect(opened.server.countOf(SAVE)).toBe(count));
      await button(FORM_TEXTS.save);
    }
    expect(new Set(opened.server.keys(SAVE)).size).toBe(1);
    await typeInto(opened, 'City', 'Troy');
    await opened.user.click(await button(FORM_TEXTS.save));
    await waitFor(() => expect(new Set(opened.server.keys(SAVE)).size).toBe(2));
  });

  it.each([
    { label: 'Phone Number', typed: '3035550101', sent: { phoneNumber: '3035550101' } },
    { label: 'Monthly limit', typed: '5,000.00', sent: { monthlyLimit: 5000 } },
    { label: 'Postal Code', typed: '46403', sent: { postalCode: '46403' } },
  ])('sends "$typed" in $label as the server keeps it', async ({ label, typed, sent }) => {
    const opened = await openUser();
    await typeInto(opened, label, typed);
    await opened.user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    expect(opened.server.sent(SAVE)).toEqual([{ ...sent, Version: 4 }]);
  });

  it('says that it is being saved', async () => {
    const opened = await openUser();
    opened.server.willHold(SAVE);
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await button(FORM_TEXTS.save));
    expect(await screen.findByRole('button', { name: /^Saving …/ })).toBeTruthy();
  });

  it('sends switches and the type', async () => {
    const opened = await openUser();
    await opened.user.click(screen.getByRole('switch', { name: USER_FORM_TEXTS.mayOrder }));
    await opened.user.selectOptions(field('Type'), '0');
    await opened.user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    expect(opened.server.sent(SAVE)).toEqual([{ type: 0, permissions: ['usermanagement'], Version: 4 }]);
  });
});

describe('discarding', () => {
  it('asks by a question of its own', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await button(FORM_TEXTS.discard));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy();
  });

  it('asks, and keeps everything unless it is wanted', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.keyboard('{Escape}');
    expect((await dialog()).textContent).toContain(wouldBeLost('City'));
    await opened.user.click(await inDialog(FORM_TEXTS.keepEditing));
    expect(field('City').value).toBe('Reno');
    await opened.user.click(await button(FORM_TEXTS.discard));
    await opened.user.click(await inDialog(FORM_TEXTS.discard));
    await waitFor(() => expect(field('City').value).toBe('Gary'));
    expect(bar()).toBeNull();
  });
});

describe('leaving with changes', () => {
  const link = async () => (await screen.findAllByRole('link', { name: /^Users/ }))[0] as HTMLElement;

  it('asks before a link is followed', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await link());
    await opened.user.click(await inDialog(LEAVE_TEXTS.stay));
    expect(window.location.pathname).toBe('/admin/user/12');
    expect(field('City').value).toBe('Reno');
    await opened.user.click(await link());
    await opened.user.click(await inDialog(LEAVE_TEXTS.leave));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
  });

  it('asks before the browser goes back', async () => {
    const server = aUsersServer();
    const opened = openSignedIn(server, { path: '/admin/users', cookies: { stable: 'true' } });
    await link();
    window.history.pushState({ idx: 1, key: 'second', usr: null }, '', '/admin/user/12');
    fireEvent(window, new PopStateEvent('popstate', { state: window.history.state }));
    await screen.findByRole('form', { name: USER_FORM_TEXTS.details });
    await opened.user.type(field('City'), '!');
    window.history.replaceState({ idx: 0, key: 'first', usr: null }, '', '/admin/users');
    fireEvent(window, new PopStateEvent('popstate', { state: window.history.state }));
    await opened.user.click(await inDialog(LEAVE_TEXTS.stay));
    expect(field('City').value).toBe('Gary!');
  });

  it('names what would be lost', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await link());
    expect((await dialog()).textContent).toContain(wouldBeLost('City'));
  });

  it('asks nothing where only the query of the page changes, and still asks afterwards', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    window.history.pushState({ idx: 1, key: 'second', usr: null }, '', '/admin/user/12?part=history');
    fireEvent(window, new PopStateEvent('popstate', { state: window.history.state }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await opened.user.click(await link());
    expect(await inDialog(LEAVE_TEXTS.stay)).toBeTruthy();
  });

  it('makes the browser ask before the tab is closed, and only then', async () => {
    const opened = await openUser();
    const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    await typeInto(opened, 'City', 'Reno');
    expect(close()).toBe(false);
  });

  it('asks nothing after a save', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    await opened.user.click(await link());
    await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
  });
});

describe('a refusal', () => {
  const summary = async () => {
    const text = await screen.findByText(UI_TEXTS.correctErrors);
    return text.closest('[role=alert]') as HTMLElement;
  };

  it.each([
    { label: 'Phone Number', typed: '219', text: USER_TEXTS.phoneInvalid },
    { label: 'Email', typed: 'walt@nowhere', text: USER_TEXTS.emailInvalid },
    { label: 'First Name', typed: '', text: isRequired(PROFILE_TEXTS.firstName) },
    { label: 'City', typed: '', text: isRequired(PROFILE_TEXTS.city) },
    { label: 'Postal Code', typed: '4640', text: USER_TEXTS.addressInvalid },
    { label: 'Monthly limit', typed: 'a lot', text: USER_FORM_TEXTS.limitInvalid },
    { label: 'Password', typed: 'short', text: PASSWORD_TEXTS.userRule },
  ])('of $label stands at the top, takes the focus and leads to the field', async ({ label, typed, text }) => {
    const opened = await openUser();
    await typeInto(opened, label, typed);
    await opened.user.click(await button(FORM_TEXTS.save));
    const list = await summary();
    await waitFor(() => expect(document.activeElement).toBe(list));
    await opened.user.click(within(list).getByRole('button', { name: text }));
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(opened.server.countOf(SAVE)).toBe(0);
  });

  it('of a confirmation that differs names it', async () => {
    const opened = await openUser();
    await typeInto(opened, 'Password', 'Welcome2Parts');
    await typeInto(opened, 'Confirm Password', 'Welcome2Part');
    await opened.user.click(await button(FORM_TEXTS.save));
    expect(within(await summary()).getByRole('button', { name: PASSWORD_TEXTS.userConfirm })).toBeTruthy();
  });

  it('of the server is shown at its field, and everything stays as typed', async () => {
    const opened = await openUser();
    const text = 'Email Already Exists';
    const errors = [{ path: 'email', message: text }];
    opened.server.willAnswer(SAVE, aRefusal({ status: 409, code: 'conflict', text, fieldErrors: errors }));
    await typeInto(opened, 'Email', 'ned@northside.example');
    await opened.user.click(await button(FORM_TEXTS.save));
    expect(within(await summary()).getByRole('button', { name: text })).toBeTruthy();
    expect(field('Email').value).toBe('ned@northside.example');
  });

  it('that names no field is shown as it is', async () => {
    const opened = await openUser();
    opened.server.willAnswer(SAVE, aRefusal({ status: 403, code: 'forbidden', text: 'Unauthorized' }));
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await button(FORM_TEXTS.save));
    expect((await summary()).textContent).toContain('Unauthorized');
    expect(opened.server.user().city).toBe('Gary');
  });
});

describe('a field that somebody else has changed too', () => {
  const conflict = () => screen.findByRole('group', { name: CONFLICT_NAME });

  async function inConflict() {
    const history = [aHistoryEntry({ changes: [{ field: 'city', before: 'Gary', after: 'Troy' }] })];
    const opened = await openUser({ history });
    opened.server.changeElsewhere({ city: 'Troy', address2: 'Suite 5' });
    await typeInto(opened, 'City', 'Reno');
    await typeInto(opened, 'First Name', 'Walter');
    await opened.user.click(await button(FORM_TEXTS.save));
    return { ...opened, choices: within(await conflict()) };
  }

  it('shows their value and name beside mine, and merges all the rest', async () => {
    const { choices } = await inConflict();
    expect((await conflict()).textContent).toContain('Ned Novak saved Troy');
    expect(choices.getByRole('button', { name: FORM_TEXTS.mine }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: changedField('City') })).toBeTruthy();
    expect(field('City').value).toBe('Reno');
    expect(field('Address 2').value).toBe('Suite 5');
    expect(field('First Name').value).toBe('Walter');
  });

  it.each([
    { choice: FORM_TEXTS.mine, sent: { firstName: 'Walter', city: 'Reno', Version: 5 }, city: 'Reno' },
    { choice: FORM_TEXTS.theirs, sent: { firstName: 'Walter', Version: 5 }, city: 'Troy' },
  ])('is saved as $choice', async ({ choice, sent, city }) => {
    const { user, server, choices } = await inConflict();
    await user.click(choices.getByRole('button', { name: choice }));
    expect(field('City').value).toBe(city);
    await user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    expect(server.sent(SAVE).at(-1)).toEqual(sent);
    expect(server.user().city).toBe(city);
    expect(screen.queryByRole('group', { name: CONFLICT_NAME })).toBeNull();
  });

  it('can be chosen back', async () => {
    const { user, choices } = await inConflict();
    await user.click(choices.getByRole('button', { name: FORM_TEXTS.theirs }));
    await user.click(choices.getByRole('button', { name: FORM_TEXTS.mine }));
    expect(field('City').value).toBe('Reno');
  });

  it('is no conflict where both wrote the same', async () => {
    const opened = await openUser();
    opened.server.changeElsewhere({ city: 'Reno' });
    await typeInto(opened, 'City', 'Reno');
    await typeInto(opened, 'First Name', 'Walter');
    await opened.user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    expect(opened.server.sent(SAVE).at(-1)).toEqual({ firstName: 'Walter', Version: 5 });
  });

  it('is none where the changes touch other fields', async () => {
    const opened = await openUser();
    opened.server.changeElsewhere({ address2: 'Suite 5' });
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    expect(opened.server.countOf(SAVE)).toBe(1);
    expect(field('Address 2').value).toBe('Suite 5');
  });
});

describe('what may not be changed', () => {
  it('can be read, with the reason', async () => {
    const whyNot = USER_TEXTS.editDisabled;
    await openUser({ user: aUserView({ mayEdit: false, whyNot, mayEditRights: false, whyNotRights: whyNot }) });
    expect(screen.getByText(whyNot)).toBeTruthy();
    for (const label of ['Username', 'Type', 'State', 'Monthly limit']) {
      expect(field(label).readOnly, label).toBe(true);
    }
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(field('Type').value).toBe('Master User');
    expect(field('State').value).toBe('Indiana');
    expect(screen.queryByRole('button', { name: USER_FORM_TEXTS.deactivate })).toBeNull();
  });

  it('names the reason at the field, and a switch stays as it is', async () => {
    const { user } = await openUser({
      user: aUserView({ mayEditRights: false, whyNotRights: USER_TEXTS.notOwnRights, mayChooseType: false }),
    });
    const reason = document.getElementById(field('Type').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(USER_TEXTS.notOwnRights);
    await user.click(screen.getByRole('switch', { name: USER_FORM_TEXTS.active }));
    expect(bar()).toBeNull();
  });

  it('is the type, for whoever may not choose it', async () => {
    await openUser({ user: aUserView({ mayChooseType: false }), level: 2 });
    expect(screen.getByText(USER_FORM_TEXTS.typeByParent)).toBeTruthy();
  });

  it('are the rights of the last administrator', async () => {
    await openUser({ user: aUserView({ isLastAdministrator: true }) });
    expect(screen.getByText(USER_FORM_TEXTS.lastAdministratorAlone)).toBeTruthy();
    expect(field('Type').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: USER_FORM_TEXTS.deactivate })).toBeNull();
  });
});

describe('undoing a save', () => {
  async function afterSave() {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await button(FORM_TEXTS.save));
    await button(FORM_TEXTS.undo);
    return opened;
  }

  it('sends the former values back', async () => {
    const { user, server } = await afterSave();
    await user.click(await button(FORM_TEXTS.undo));
    await waitFor(() => expect(server.sent(SAVE).at(-1)).toEqual({ city: 'Gary', Version: 5 }));
    await waitFor(async () => expect((await shownBar()).textContent).toContain(FORM_TEXTS.undone));
    expect(field('City').value).toBe('Gary');
    expect(new Set(server.keys(SAVE)).size).toBe(2);
  });

  it('can be undone in turn, as often as one likes', async () => {
    const { user, server } = await afterSave();
    await user.click(await button(FORM_TEXTS.undo));
    await user.click(await button(FORM_TEXTS.redo));
    await waitFor(() => expect(server.user().city).toBe('Reno'));
    expect((await shownBar()).textContent).toContain(FORM_TEXTS.saved);
    (await button(FORM_TEXTS.undo)).focus();
    await user.keyboard('z');
    await waitFor(() => expect(server.user().city).toBe('Gary'));
    expect(server.sent(SAVE).at(-1)).toEqual({ city: 'Gary', Version: 7 });
  });

  it('that a colleague has got in the way of lets one choose', async () => {
    const { user, server } = await afterSave();
    server.changeElsewhere({ city: 'Troy' });
    await user.click(await button(FORM_TEXTS.undo));
    expect(await screen.findByText(changedField('City'))).toBeTruthy();
    expect(await screen.findByRole('group', { name: CONFLICT_NAME })).toBeTruthy();
    expect(server.user().city).toBe('Troy');
  });

  it('is not offered for what a colleague has changed since', async () => {
    const { server, queryClient } = await afterSave();
    server.changeElsewhere({ city: 'Troy' });
    await queryClient.invalidateQueries({ queryKey: ['user', 12] });
    await waitFor(() => expect(field('City').value).toBe('Troy'));
    expect(bar()).toBeNull();
  });

  it('has a key, which does nothing while somebody types', async () => {
    const { user, server } = await afterSave();
    field('Address 2').focus();
    await user.keyboard('z');
    expect(field('Address 2').value).toBe('z');
    expect(server.countOf(SAVE)).toBe(1);
    await user.keyboard('{Backspace}');
    (await button(FORM_TEXTS.undo)).focus();
    await user.keyboard('z');
    await waitFor(() => expect(server.user().city).toBe('Gary'));
  });

  it('is not offered for a password, and that is said before', async () => {
    const opened = await openUser();
    await typeInto(opened, 'Password', 'Welcome2Gary');
    await typeInto(opened, 'Confirm Password', 'Welcome2Gary');
    expect((await shownBar()).textContent).toContain('Can’t be undone: Password');
    await opened.user.click(await button(FORM_TEXTS.save));
    await screen.findByText(USER_TEXTS.updated);
    expect(opened.server.sent(SAVE)).toEqual([{ password: 'Welcome2Gary', Version: 4 }]);
    expect(bar()).toBeNull();
    expect(field('Password').value).toBe('');
  });

  it('deactivates with a password half typed, which is kept', async () => {
    const opened = await openUser();
    await typeInto(opened, 'Password', 'abc');
    await opened.user.click(await button(USER_FORM_TEXTS.deactivate));
    await screen.findByText(USER_TEXTS.updated);
    expect(opened.server.sent(SAVE)).toEqual([{ active: false, Version: 4 }]);
    expect(field('Password').value).toBe('abc');
  });

  it('brings somebody back who was deactivated, and leaves other changes alone', async () => {
    const opened = await openUser();
    await opened.user.click(await button(USER_FORM_TEXTS.deactivate));
    await waitFor(() => expect(opened.server.user().active).toBe(false));
    await button(USER_FORM_TEXTS.activate);
    (await button(FORM_TEXTS.undo)).focus();
    await opened.user.keyboard('z');
    await waitFor(() => expect(opened.server.user().active).toBe(true));
    await typeInto(opened, 'City', 'Reno');
    await opened.user.click(await button(USER_FORM_TEXTS.deactivate));
    await waitFor(() => expect(opened.server.user().active).toBe(false));
    expect(opened.server.sent(SAVE).at(-1)).toEqual({ active: false, Version: 6 });
    expect(field('City').value).toBe('Reno');
    expect((await shownBar()).textContent).toContain(changesCount(1));
  });
});

describe('keys', () => {
  it('save with Ctrl Enter, also in a field', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(opened.server.user().city).toBe('Reno'));
    expect(opened.server.countOf(SAVE)).toBe(1);
  });

  it('save with Enter in a field', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno{Enter}');
    await waitFor(() => expect(opened.server.user().city).toBe('Reno'));
    expect(opened.server.countOf(SAVE)).toBe(1);
  });

  it('do nothing while a question is open', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    await opened.user.keyboard('{Escape}');
    await dialog();
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened.server.countOf(SAVE)).toBe(0);
  });
});

describe('a session that is lost', () => {
  it('keeps what was typed, and the save goes on after the login', async () => {
    const opened = await openUser();
    await typeInto(opened, 'City', 'Reno');
    opened.server.endSessions();
    opened.server.willAnswer(SAVE, unauthenticated());
    await opened.user.click(await button(FORM_TEXTS.save));
    const login = within(await screen.findByRole('dialog', { name: LOGIN_TEXTS.signIn }));
    await opened.user.type(login.getByLabelText(LOGIN_TEXTS.password), PASSWORD);
    await opened.user.click(login.getByRole('button', { name: LOGIN_TEXTS.signIn }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: LOGIN_TEXTS.signIn })).toBeNull());
    expect(field('City').value).toBe('Reno');
    await opened.user.click(await button(FORM_TEXTS.save));
    await waitFor(() => expect(opened.server.user().city).toBe('Reno'));
  });
});

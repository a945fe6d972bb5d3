import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aboutText, accountByNumber, CHAT_TEXTS, unreadMark, unreadText } from '#shared/texts/admin/chat-texts.ts';
import { aChatMessage, aChatServer } from '../../../support/chat/a-chat-server.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anAdminServer } from '../../../support/servers/an-admin-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const CHOICES = [
  { id: 2, parentId: null, companyName: 'Summit Collision' },
  { id: 3, parentId: 2, companyName: 'Summit East' },
  { id: 4, parentId: null, companyName: 'Northside Fleet' },
];

async function openAdmin(chat: ReturnType<typeof aChatServer>, user: Partial<SignedInUser> = {}) {
  const { server } = anAdminServer({ user, choices: CHOICES });
  const opened = openSignedIn(server, { path: '/admin', cookies: { stable: 'true' } });
  chat.listen(user.level === 0);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const button = (name: string) => screen.findByRole('button', { name });
const drawer = () => screen.findByRole('dialog');
const field = async () => within(await drawer()).findByLabelText<HTMLTextAreaElement>(CHAT_TEXTS.yourMessage);
const said = () => within(screen.getByRole('log')).queryAllByRole('listitem', { hidden: true });
const texts = () => said().map(({ textContent }) => textContent);

describe('the button', () => {
  it('tells how many messages are new, and none once they were seen', async () => {
    const { user } = await openAdmin(aChatServer({ 2: [aChatMessage(1), aChatMessage(2)] }));
    await user.click(await button('Chat, 2 unread'));
    await drawer();
    await user.keyboard('{Escape}');
    expect(await button('Chat')).toBeTruthy();
  });

  it.each([
    { count: 1, mark: '1' },
    { count: 99, mark: '99' },
    { count: 100, mark: '99+' },
  ])('shows $count as $mark', ({ count, mark }) => {
    expect(unreadMark(count)).toBe(mark);
  });

  it.each([2] as const)('is not there for level %i (admin 6), and no socket is opened', async (level) => {
    const chat = aChatServer();
    await openAdmin(chat, { level, accountId: 6 });
    await screen.findByRole('button', { name: /^Find or do/ });
    expect(screen.queryByRole('button', { name: /^Chat/ })).toBeNull();
    expect(chat.opened).toBe(0);
  });

  it('has its key', async () => {
    const { user } = await openAdmin(aChatServer());
    await button('Chat');
    await user.keyboard('gc');
    expect(await drawer()).toBeTruthy();
  });
});

it.each([
  { text: CHAT_TEXTS.loading, reads: 'Loading messages…' },
  { text: CHAT_TEXTS.you, reads: 'You' },
  { text: CHAT_TEXTS.staff, reads: 'Provider' },
  { text: CHAT_TEXTS.sending, reads: 'Sending…' },
  { text: CHAT_TEXTS.tenantsFailed, reads: 'The tenants could not be loaded.' },
  { text: unreadText(2), reads: '2 unread' },
  { text: aboutText('order', '1000001'), reads: 'About order 1000001' },
  { text: accountByNumber(9), reads: 'Account 9' },
])('a text of the chat reads $reads', ({ text, reads }) => {
  expect(text).toBe(reads);
});

describe('the drawer of a tenant', () => {
  it('says so while nobody has written, and has the focus in the field', async () => {
    const { user } = await openAdmin(aChatServer());
    await user.click(await button('Chat'));
    expect(await screen.findByText(CHAT_TEXTS.none)).toBeTruthy();
    expect(screen.getByText(CHAT_TEXTS.noneAsTenant)).toBeTruthy();
    expect(screen.getByText(CHAT_TEXTS.howToSend)).toBeTruthy();
    expect((await drawer()).textContent).toContain(CHAT_TEXTS.chatWithProvider);
    expect(document.activeElement).toBe(await field());
  });

  it('sends with Enter, and starts a line with Shift+Enter', async () => {
    const chat = aChatServer({ 2: [aChatMessage(1)] });
    const { user } = await openAdmin(chat);
    await user.click(await button('Chat, 1 unread'));
    await user.type(await field(), 'First line{Shift>}{Enter}{/Shift}Second line{Enter}');
    await waitFor(() => expect(chat.messagesOf(2).at(-1)?.text).toBe('First line\nSecond line'));
    expect((await field()).value).toBe('');
    await waitFor(() => expect(texts().at(-1)).toMatch(/^You\d.*Second line$/s));
    expect(texts()[0]).toMatch(/^Paula PrenticeProvider/);
  });

  it('sends with the button, too', async () => {
    const chat = aChatServer();
    const { user } = await openAdmin(chat);
    await user.click(await button('Chat'));
    await user.type(await field(), 'Hello');
    await user.click(screen.getByRole('button', { name: CHAT_TEXTS.send }));
    await waitFor(() => expect(chat.messagesOf(2)).toHaveLength(1));
  });

  it('keeps the draft when Escape closes it', async () => {
    const { user } = await openAdmin(aChatServer());
    await user.click(await button('Chat'));
    await user.type(await field(), 'Not finish');
    (await drawer()).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Chat'));
    expect((await field()).value).toBe('Not finish');
  });

  it('shows what was not sent yet and why, and sends it later', async () => {
    const chat = aChatServer();
    const { user } = await openAdmin(chat);
    await user.click(await button('Chat'));
    await screen.findByText(CHAT_TEXTS.none);
    chat.isDown = true;
    await user.type(await field(), 'Hello{Enter}');
    expect(await screen.findByText(CHAT_TEXTS.waiting)).toBeTruthy();
    expect(within(await drawer()).getByRole('alert').textContent).not.toBe('');
    chat.isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(chat.messagesOf(2)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(texts()).toHaveLength(1);
  });

  it('shows markup as text', async () => {
    const { user } = await openAdmin(aChatServer({ 2: [aChatMessage(1, { text: '<b>bold</b>' })] }));
    await user.click(await button('Chat, 1 unread'));
    expect(await screen.findByText('<b>bold</b>')).toBeTruthy();
  });
});

describe('the drawer of the staff', () => {
  const staff = { level: 0, accountId: 1 } as const;
  const tenants = () =>
    within(screen.getByRole('list', { name: CHAT_TEXTS.tenants }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('lists the tenants, those with new messages first, and leads into a conversation and back', async () => {
    const chat = aChatServer({ 2: [aChatMessage(1, { isFromProvider: false, name: 'Sara Sandoval' })] });
    const { user } = await openAdmin(chat, staff);
    await user.click(await button('Chat, 1 unread'));
    await screen.findByRole('button', { name: /^Northside Fleet/ });
    expect(tenants()).toEqual([expect.stringMatching(/^Summit Collision1\d/), 'Northside Fleet']);
    await user.click(screen.getByRole('button', { name: /^Summit Collision/ }));
    expect(await screen.findByText('Message 1')).toBeTruthy();
    expect((await drawer()).textContent).toContain('Chat with Summit Collision');
    await user.type(await field(), 'Good morning{Enter}');
    await waitFor(() => expect(chat.messagesOf(2)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: CHAT_TEXTS.allTenants }));
    await waitFor(() => expect(tenants()[0]).toMatch(/^Summit Collision\d\d\//));
  });

  it('finds a tenant by name', async () => {
    const { user } = await openAdmin(aChatServer(), staff);
    await user.click(await button('Chat'));
    await screen.findByRole('button', { name: /^Northside Fleet/ });
    await user.type(screen.getByLabelText(CHAT_TEXTS.findTenant), 'north');
    expect(tenants()).toEqual(['Northside Fleet']);
    await user.type(screen.getByLabelText(CHAT_TEXTS.findTenant), 'x');
    expect(await screen.findByText(CHAT_TEXTS.noTenant)).toBeTruthy();
  });

  it('names a tenant that is not in the list of accounts by its number', async () => {
    const { user } = await openAdmin(aChatServer({ 9: [aChatMessage(1, { isFromProvider: false })] }), staff);
    await user.click(await button('Chat, 1 unread'));
    await user.click(await screen.findByRole('button', { name: /^Account 9/ }));
    expect(await screen.findByText('Message 1')).toBeTruthy();
    expect((await drawer()).textContent).toContain('Chat with Account 9');
  });

  it('asks to write first where nobody has', async () => {
    const { user } = await openAdmin(aChatServer(), staff);
    await user.click(await button('Chat'));
    await user.click(await screen.findByRole('button', { name: /^Northside Fleet/ }));
    expect(await screen.findByText(CHAT_TEXTS.noneAsStaff)).toBeTruthy();
  });
});

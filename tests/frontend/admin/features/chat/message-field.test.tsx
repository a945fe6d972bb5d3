import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChat } from '#frontend/admin/features/chat/chat.ts';
import { chatStorage } from '#frontend/admin/features/chat/chat-storage.ts';
import { subjectPath } from '#frontend/admin/features/chat/chat-subject.ts';
import { MessageField } from '#frontend/admin/features/chat/message-field.tsx';
import { UiProvider } from '#frontend/ui/ui-provider.tsx';
import { CHAT_TEXTS } from '#shared/texts/admin/chat-texts.ts';
import { aChatServer } from '../../../support/chat/a-chat-server.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function openAt(path: string) {
  const server = aChatServer();
  const chat = createChat({
    user: { accountId: 2, level: 1 },
    socket: { ask: async (question) => server.answer({ authorization: '', ...question }, false) },
    storage: chatStorage('u1'),
  });
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[path]}>
        <MessageField chat={chat} accountId={2} />
      </MemoryRouter>
    </UiProvider>,
  );
  return { server, user: userEvent.setup() };
}

describe('a message can be about what one is looking at', () => {
  it.each([
    { path: '/admin/account/3', name: 'About account 3', about: { kind: 'account', id: '3' } },
    { path: '/admin/order/1000001', name: 'About order 1000001', about: { kind: 'order', id: '1000001' } },
  ] as const)('at $path', async ({ path, name, about }) => {
    const { server, user } = openAt(path);
    await user.type(screen.getByLabelText(CHAT_TEXTS.yourMessage), 'Please look at this');
    await user.click(screen.getByRole('checkbox', { name }));
    await user.type(screen.getByLabelText(CHAT_TEXTS.yourMessage), '{Enter}Another thing{Enter}');
    expect(server.messagesOf(2).map((message) => message.about)).toEqual([about, undefined]);
    expect(subjectPath(about)).toBe(path);
  });

  it.each(['/admin', '/admin/accounts', '/admin/user/7', '/admin/account/2/new', '/admin/account/x'])(
    'and about nothing at %s',
    (path) => {
      openAt(path);
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );
});

it('takes 2,000 characters', () => {
  openAt('/admin');
  expect(screen.getByLabelText<HTMLTextAreaElement>(CHAT_TEXTS.yourMessage).maxLength).toBe(2000);
});

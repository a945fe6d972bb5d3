import { beforeEach, describe, expect, it } from 'vitest';
import { createChat } from '#frontend/admin/features/chat/chat.ts';
import { chatStorage } from '#frontend/admin/features/chat/chat-storage.ts';
import { ApiError } from '#frontend/api/api-error.ts';
import { noAnswer } from '#frontend/api/connection.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { aChatMessage, aChatServer } from '../../../support/chat/a-chat-server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A chat of account 2 with the server, without a socket between them. */
function aChat(server = aChatServer(), level: 0 | 1 = 1) {
  let failure: ApiError | undefined;
  let losesAnswers = false;
  const chat = createChat({
    user: { accountId: level === 0 ? 1 : 2, level },
    socket: {
      ask: async (question) => {
        if (failure) throw failure;
        const answer = server.answer({ authorization: '', ...question }, level === 0);
        if (losesAnswers) throw noAnswer();
        return answer;
      },
    },
    storage: chatStorage('u1'),
  });
  return {
    chat,
    server,
    fail: (code: ErrorCode | undefined, text: string, status = 400) => {
      failure = new ApiError(text, { status, code });
    },
    goOffline: () => {
      failure = noAnswer();
    },
    loseAnswers: (loses: boolean) => {
      losesAnswers = loses;
    },
    recover: () => {
      failure = undefined;
    },
  };
}

const textsOf = (chat: ReturnType<typeof createChat>, accountId = 2) =>
  chat
    .state()
    .messages.get(accountId)
    ?.map(({ text }) => text);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function say(chat: ReturnType<typeof createChat>, text: string, accountId = 2) {
  chat.type(accountId, text);
  chat.send(accountId);
}

describe('the messages', () => {
  it('come as they are new, page by page', async () => {
    const { chat, server } = aChat(aChatServer({ 2: Array.from({ length: 7 }, (_, at) => aChatMessage(at + 1)) }));
    server.most = 3;
    await chat.sync();
    expect(textsOf(chat)).toHaveLength(7);
    server.write(2, { text: 'new' });
    await chat.sync();
    expect(textsOf(chat)?.at(-1)).toBe('new');
    expect(textsOf(chat)).toHaveLength(8);
  });

  it('have neither gap nor double after a time without a network', async () => {
    const { chat, server, goOffline, recover } = aChat(aChatServer({ 2: [aChatMessage(1)] }));
    await chat.sync();
    goOffline();
    server.write(2, { text: 'while away' });
    say(chat, 'said while away');
    await settled();
    expect([textsOf(chat), chat.state().problem]).toEqual([['Message 1'], CONNECTION_TEXTS.unreachable]);
    server.write(2, { text: 'still away' });
    recover();
    await chat.sync();
    await chat.sync();
    expect(textsOf(chat)).toEqual(['Message 1', 'while away', 'still away', 'said while away']);
    expect(chat.state().problem).toBeUndefined();
  });

  it('are in order and once, whatever answer comes twice', async () => {
    const server = aChatServer({ 2: [aChatMessage(1), aChatMessage(2)] });
    const { chat } = aChat({ ...server, answer: () => server.answer({ authorization: '', date: '1/1/2000' }, false) });
    await chat.sync();
    await chat.sync();
    expect(textsOf(chat)).toEqual(['Message 1', 'Message 2']);
  });
});

describe('a sent message', () => {
  it('waits until it is acknowledged, also in a tab that is loaded again, and is sent once', async () => {
    const { chat, server, loseAnswers } = aChat();
    loseAnswers(true);
    say(chat, 'Once');
    await settled();
    expect(chat.state().unsent.get(2)?.waiting).toMatchObject([{ text: 'Once' }]);
    const again = aChat(server);
    await again.chat.sync();
    expect(again.chat.state().unsent.get(2)?.waiting).toEqual([]);
    expect(server.messagesOf(2).map(({ text }) => text)).toEqual(['Once']);
  });

  it('keeps its place before those that were written later', async () => {
    const { chat, server, goOffline, recover } = aChat();
    goOffline();
    for (const text of ['one', 'two', 'three']) say(chat, text);
    await settled();
    recover();
    await chat.sync();
    expect(server.messagesOf(2).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it.each([
    { code: 'throttled', text: 'Please wait a moment.', status: 429, why: 'in a moment it may be sent' },
    { code: 'internal', text: 'Internal Error', status: 500, why: 'the server may recover' },
    { code: 'unauthenticated', text: 'Your session is lost', status: 401, why: 'somebody may sign in again' },
  ] as const)('waits after a $code: $why', async ({ code, text, status }) => {
    const { chat, fail } = aChat();
    fail(code, text, status);
    say(chat, 'Hello');
    await settled();
    expect(chat.state().unsent.get(2)).toMatchObject({ draft: '', waiting: [{ text: 'Hello' }] });
    expect(chat.state().problem).toBeTruthy();
  });

  it('that is refused comes back into the field, before what was typed since', async () => {
    const { chat, fail } = aChat();
    fail('invalid_input', 'Invalid Request.');
    say(chat, 'Hello');
    chat.type(2, 'and more');
    await settled();
    expect(chat.state().unsent.get(2)).toEqual({ draft: 'Hello\nand more', waiting: [] });
    expect(chat.state().problem).toBe('Invalid Request.');
  });

  it('is nothing if it is blank', async () => {
    const { chat, server } = aChat();
    say(chat, ' \n ');
    await settled();
    expect(server.messagesOf(2)).toEqual([]);
  });
});

describe('the draft', () => {
  it('is kept for the tab and the user, in each conversation by itself', () => {
    const { chat } = aChat(aChatServer(), 0);
    chat.type(2, 'for Summit');
    chat.type(4, 'for Northside');
    expect([chatStorage('u1').unsent(2).draft, chatStorage('u1').unsent(4).draft]).toEqual([
      'for Summit',
      'for Northside',
    ]);
    expect(chatStorage('u2').unsent(2).draft).toBe('');
    chat.type(2, '');
    expect(Object.keys(sessionStorage)).toEqual(['chat-unsent-u1-4']);
  });

  it('is empty where the browser keeps something else under its name', () => {
    for (const text of ['{', '7', '{"draft":1}']) {
      sessionStorage.setItem('chat-unsent-u1-2', text);
      expect(chatStorage('u1').unsent(2)).toEqual({ draft: '', waiting: [] });
    }
  });
});

describe('the provider’s staff', () => {
  it('see how many messages of each tenant are new, and read by opening', async () => {
    const tenant = { isFromProvider: false };
    const { chat, server } = aChat(
      aChatServer({
        2: [aChatMessage(1, tenant), aChatMessage(2, tenant)],
        4: [aChatMessage(1, tenant), aChatMessage(2)],
      }),
      0,
    );
    await chat.sync();
    expect([chat.unread(2), chat.unread(4), chat.unreadInAll()]).toEqual([2, 0, 2]);
    chat.open(2);
    await settled();
    chat.markRead(2);
    expect(chat.unreadInAll()).toBe(0);
    server.write(4, tenant);
    await chat.sync();
    expect([chat.unread(4), chat.unreadInAll()]).toEqual([1, 1]);
  });

  it('send to the tenant whose conversation it is, also after they left it', async () => {
    const { chat, server, goOffline, recover } = aChat(aChatServer(), 0);
    chat.open(2);
    await settled();
    goOffline();
    say(chat, 'for Summit');
    chat.open(4);
    await settled();
    recover();
    await chat.sync();
    expect([server.messagesOf(2).length, server.messagesOf(4).length]).toEqual([1, 0]);
  });
});

it('the administrators of a tenant read what is new by opening, in all tabs of the browser', async () => {
  const server = aChatServer({ 2: [aChatMessage(1, { isFromProvider: false }), aChatMessage(2), aChatMessage(3)] });
  const [one, other] = [aChat(server), aChat(server)];
  await one.chat.sync();
  await other.chat.sync();
  expect(one.chat.unreadInAll()).toBe(2);
  one.chat.markRead(2);
  expect([one.chat.unreadInAll(), other.chat.unreadInAll()]).toEqual([0, 0]);
});

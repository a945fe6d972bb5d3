import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatSocket } from '#frontend/api/chat-socket.ts';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { FIRST_CHAT_DATE } from '#shared/values/chat.ts';
import { aChatMessage, aChatServer } from '../support/chat/a-chat-server.ts';

const question = { date: FIRST_CHAT_DATE } as const;

let server: ReturnType<typeof aChatServer>;
beforeEach(() => {
  server = aChatServer({ 2: [aChatMessage(1)] }).listen();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function aSocket(renewToken: () => Promise<unknown> = async () => undefined) {
  let token = 'token 1';
  return createChatSocket({
    open: () => new WebSocket('ws://summit.localhost/chat'),
    readToken: () => token,
    renewToken: async () => {
      await renewToken();
      token = 'token 2';
    },
  });
}

const tokens = () => server.requests.map(({ authorization }) => authorization);

describe('the socket of the chat', () => {
  it('opens with the first question, sends the token with each, and stays open', async () => {
    const socket = aSocket();
    expect(server.opened).toBe(0);
    expect((await socket.ask(question)).messages).toEqual([aChatMessage(1)]);
    await socket.ask(question);
    expect([server.opened, tokens()]).toEqual([1, ['token 1', 'token 1']]);
  });

  it('gives each of several questions its own answer', async () => {
    server.write(2);
    const socket = aSocket();
    const answers = await Promise.all([socket.ask(question), socket.ask({ date: aChatMessage(1).date })]);
    expect(answers.map(({ messages }) => messages.length)).toEqual([2, 1]);
  });

  it.each([
    { isOnLine: true, text: CONNECTION_TEXTS.unreachable },
    { isOnLine: false, text: CONNECTION_TEXTS.offline },
  ])('says why there is no answer ($text), and opens anew for the next question', async ({ isOnLine, text }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    const socket = aSocket();
    await socket.ask(question);
    server.isDown = true;
    await expect(socket.ask(question)).rejects.toMatchObject({ status: 0, message: text, isPassing: true });
    await expect(socket.ask(question)).rejects.toMatchObject({ status: 0 });
    server.isDown = false;
    expect((await socket.ask(question)).messages).toHaveLength(1);
    expect(server.opened).toBe(3);
    vi.restoreAllMocks();
  });

  it('waits fifteen seconds for an answer, and takes none for that of the next question', async () => {
    vi.useFakeTimers();
    const socket = aSocket();
    await socket.ask(question);
    const { answer } = server;
    server.answer = () => {
      throw new Error('never');
    };
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => undefined);
    const asked = expect(socket.ask(question)).rejects.toMatchObject({ status: 0 });
    await vi.advanceTimersByTimeAsync(15_000);
    await asked;
    server.answer = answer;
    vi.restoreAllMocks();
    await socket.ask(question);
    expect(server.opened).toBe(2);
  });

  it('asks again with a new token when the token is refused', async () => {
    const socket = aSocket();
    server.refusal = { code: 'unauthenticated', text: 'Oops! Your session has been lost.' };
    expect((await socket.ask(question)).messages).toHaveLength(1);
    expect([server.opened, tokens()]).toEqual([1, ['token 1', 'token 2']]);
  });

  it('asks no more when there is no new token', async () => {
    const socket = aSocket(() => Promise.reject(new Error('lost')));
    server.refusal = { code: 'unauthenticated', text: 'Oops! Your session has been lost.' };
    await expect(socket.ask(question)).rejects.toThrow('lost');
    expect(server.requests).toHaveLength(1);
  });

  it('tells a refusal as any other call does', async () => {
    server.refusal = { code: 'invalid_input', text: 'Invalid Request.' };
    const failure = { status: 400, code: 'invalid_input', message: 'Invalid Request.', isPassing: false };
    await expect(aSocket().ask(question)).rejects.toMatchObject(failure);
  });
});

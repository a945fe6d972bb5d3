import { vi } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import {
  type ChatAnswer,
  type ChatMessageView,
  type ChatRequest,
  chatAnswerSchema,
  chatRequestSchema,
} from '#shared/schemas/wire/chat.ts';
import { problemType } from '#shared/schemas/wire/problem.ts';
import { FIRST_CHAT_DATE } from '#shared/values/chat.ts';
import { decodeWire, encodeWire } from '#shared/wire/wire.ts';

const STATUS: Partial<Record<ErrorCode, number>> = { unauthenticated: 401, invalid_input: 400, throttled: 429 };

/** A message of the provider's staff, unless it says otherwise. */
export const aChatMessage = (number: number, given: Partial<ChatMessageView> = {}): ChatMessageView => ({
  number,
  date: `2026-03-01T09:00:${String(number).padStart(2, '0')}.000Z`,
  name: 'Paula Prentice',
  isFromProvider: true,
  isMine: false,
  text: `Message ${number}`,
  ...given,
});

/** The other end of the chat's socket, with the conversations of some tenants. */
export function aChatServer(given: Readonly<Record<number, readonly ChatMessageView[]>> = {}, own = 2) {
  const conversations = new Map(Object.entries(given).map(([id, messages]) => [Number(id), [...messages]]));
  const requests: ChatRequest[] = [];
  const keys = new Set<string>();
  const server = {
    /** The requests of the pages. */
    requests,
    opened: 0,
    /** The network is gone: nothing opens, and what is open breaks. */
    isDown: false,
    /** The connection breaks after a request was carried out, before its answer comes. */
    losesAnswers: false,
    /** Refuses the next request so. */
    refusal: undefined as { readonly code: ErrorCode; readonly text: string } | undefined,
    /** Pages of this size. */
    most: 50,
    messagesOf: (accountId: number) => conversations.get(accountId) ?? [],
    write(accountId: number, message: Partial<ChatMessageView> = {}) {
      const messages = conversations.get(accountId) ?? [];
      conversations.set(accountId, [...messages, aChatMessage(messages.length + 1, message)]);
    },
    answer(request: ChatRequest, isStaff: boolean): ChatAnswer {
      const accountId = request.accountId ?? own;
      const newer = ({ date }: { readonly date: string }) => request.date === FIRST_CHAT_DATE || date > request.date;
      if (isStaff && request.accountId === undefined) {
        const all = [...conversations].flatMap(([id, messages]) => {
          const date = messages.at(-1)?.date;
          const answered = messages.findLast(({ isFromProvider }) => isFromProvider)?.number ?? 0;
          return date ? [{ accountId: id, count: messages.length, answered, date }] : [];
        });
        return { messages: [], hasMore: false, conversations: all.filter(newer) };
      }
      const { text, key, about } = request;
      if (text !== undefined && key !== undefined && !keys.has(key)) {
        keys.add(key);
        server.write(accountId, {
          text,
          isMine: true,
          isFromProvider: isStaff,
          name: 'Sam Stone',
          ...(about && { about }),
        });
      }
      const found = server.messagesOf(accountId).filter(newer);
      return { messages: found.slice(0, server.most), hasMore: found.length > server.most, conversations: [] };
    },
    /** Takes the place of the browser's WebSocket until the end of the test. */
    listen(isStaff = false) {
      vi.stubGlobal('WebSocket', socketTo(server, isStaff));
      return server;
    },
  };
  return server;
}

type ChatServer = ReturnType<typeof aChatServer>;

const socketTo = (server: ChatServer, isStaff: boolean) =>
  class extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    readyState = 0;

    constructor() {
      super();
      server.opened += 1;
      queueMicrotask(() => {
        if (server.isDown) return this.end();
        this.readyState = 1;
        this.dispatchEvent(new Event('open'));
      });
    }

    send(text: string): void {
      queueMicrotask(() => {
        if (server.isDown) return this.end();
        const data = this.answerTo(text);
        if (server.losesAnswers) return this.end();
        this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }

    close(): void {
      this.readyState = 3;
    }

    private answerTo(text: string): string {
      const request = decodeWire(chatRequestSchema, JSON.parse(text));
      if (!request.ok) throw new Error(`The page asks ${text}: ${JSON.stringify(request.errors)}`);
      server.requests.push(request.value);
      const { refusal } = server;
      if (!refusal) return JSON.stringify(encodeWire(chatAnswerSchema, server.answer(request.value, isStaff)));
      server.refusal = undefined;
      const status = STATUS[refusal.code] ?? 500;
      const problem = {
        type: problemType(refusal.code),
        title: '',
        status,
        detail: refusal.text,
        errors: [],
        requestId: 'r',
      };
      return JSON.stringify(problem);
    }

    private end(): void {
      this.readyState = 3;
      this.dispatchEvent(new Event('close'));
    }
  };

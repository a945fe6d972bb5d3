import { type ChatAnswer, type ChatRequest, chatAnswerSchema, chatRequestSchema } from '#shared/schemas/wire/chat.ts';
import { problemSchema } from '#shared/schemas/wire/problem.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { decodeWire, encodeWire } from '#shared/wire/wire.ts';
import { ApiError } from './api-error.ts';
import { problemCodeOf, noAnswer } from './connection.ts';

/** A request without its token. */
type ChatQuestion = Omit<ChatRequest, 'authorization'>;

/** The socket of the chat. It opens when it is needed, and again after it has broken. */
export interface ChatConnection {
  /** Answers come one at a time, in order. Rejects with an `ApiError`. */
  ask(question: ChatQuestion): Promise<ChatAnswer>;
  close(): void;
}

interface ChatSocketOptions {
  readonly open: () => WebSocket;
  readonly readToken: () => string | undefined;
  /** Called when a token is refused. Resolves when there is a new one; rejects if there is none. */
  readonly renewToken: () => Promise<unknown>;
}

/** The time in which an answer or a connection has to come, in ms. */
const PATIENCE_MS = 15_000;

export function createChatSocket({ open, readToken, renewToken }: ChatSocketOptions): ChatConnection {
  let socket: WebSocket | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** An answer that comes too late would be taken for the next one, so the socket ends with the wait. */
  function drop(): void {
    socket?.close();
    socket = undefined;
  }

  async function exchange(question: ChatQuestion): Promise<ChatAnswer> {
    const request = encodeWire(chatRequestSchema, { authorization: readToken() ?? '', ...question });
    try {
      if (socket === undefined || socket.readyState > WebSocket.OPEN) socket = open();
      if (socket.readyState === WebSocket.CONNECTING) await heard(socket, 'open');
      const answer = heard(socket, 'message');
      socket.send(JSON.stringify(request));
      return answerOf(await answer);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) throw error;
      drop();
      throw noAnswer(error);
    }
  }

  async function recovered(question: ChatQuestion): Promise<ChatAnswer> {
    try {
      return await exchange(question);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await renewToken();
      return await exchange(question);
    }
  }

  return {
    ask(question) {
      const answer = last.then(() => recovered(question));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: drop,
  };
}

/** The data of the next event of this kind. Rejects if the connection breaks or nothing comes in time. */
function heard(socket: WebSocket, kind: 'open' | 'message'): Promise<unknown> {
  const ended = new AbortController();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const options = { signal: ended.signal };
  socket.addEventListener(kind, (event) => resolve(Reflect.get(event, 'data')), options);
  for (const end of ['close', 'error']) socket.addEventListener(end, () => reject(new Error(end)), options);
  const timer = setTimeout(() => reject(new Error('timeout')), PATIENCE_MS);
  return promise.finally(() => {
    clearTimeout(timer);
    ended.abort();
  });
}

function answerOf(data: unknown): ChatAnswer {
  const answer: unknown = JSON.parse(String(data));
  const decoded = decodeWire(chatAnswerSchema, answer);
  if (decoded.ok) return decoded.value;
  const { data: problem } = problemSchema.safeParse(answer);
  throw new ApiError(problem?.detail ?? ERROR_TEXTS.unknown, {
    status: problem?.status ?? 502,
    code: problemCodeOf(problem),
    fieldErrors: problem?.errors,
  });
}

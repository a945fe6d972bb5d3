import { once } from 'node:events';
import { WebSocket } from 'ws';

/** One socket of the chat. */
export interface ChatClient {
  /** Sends a text and returns the JSON of the next answer. Rejects if the connection ends first. */
  readonly say: (body: string | object) => Promise<unknown>;
  readonly close: () => void;
}

interface ChatClientOptions {
  /** Such as ws://127.0.0.1:3000/chat. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a socket. Rejects if it is refused, with the status in the message. */
export async function chatClient({ url, headers }: ChatClientOptions): Promise<ChatClient> {
  const socket = new WebSocket(url, { headers });
  await once(socket, 'open');
  return {
    async say(body) {
      const ended = new AbortController();
      const end = () => ended.abort(new Error('The connection has ended'));
      socket.once('close', end);
      const answer = once(socket, 'message', { signal: ended.signal });
      socket.send(typeof body === 'string' ? body : JSON.stringify(body));
      const [data] = await answer;
      socket.off('close', end);
      return JSON.parse(String(data));
    },
    close: () => socket.terminate(),
  };
}

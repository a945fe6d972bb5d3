import { vi } from 'vitest';

interface Sent {
  readonly url: string;
  readonly bytes: number;
}

/** The bucket that pages upload to: each part arrives in two steps, unless it is refused. */
export function aBucket({ status = 200, isHeld = false } = {}) {
  const sent: Sent[] = [];
  class Request {
    readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onabort?: () => void;
    #url = '';
    open(_method: string, url: string) {
      this.#url = url;
    }
    send(part: Blob) {
      sent.push({ url: this.#url, bytes: part.size });
      this.upload.onprogress?.({ loaded: Math.floor(part.size / 2) });
      if (isHeld) return;
      queueMicrotask(() => {
        this.status = status;
        this.onload?.();
      });
    }
    abort() {
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

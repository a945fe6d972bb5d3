/** The messages between the tabs of one host. */
export type TabMessage = 'signedIn' | 'signedOut' | 'renewed';

export interface Tabs {
  tell(message: TabMessage): void;
  /** Hears what other tabs tell, not this one. Returns the way to stop it. */
  listen(listener: (message: TabMessage) => void): () => void;
}

export function openTabs(): Tabs {
  const channel = new BroadcastChannel('session');
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      const handle = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
  };
}

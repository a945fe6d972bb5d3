import type { TabMessage, Tabs } from '#frontend/session/tabs.ts';

/** Connects the tabs of one browser. Each tab hears all others. */
export function aChannel(): { readonly open: () => Tabs } {
  const tabs = new Set<Set<(message: TabMessage) => void>>();
  return {
    open() {
      const own = new Set<(message: TabMessage) => void>();
      tabs.add(own);
      return {
        tell(message) {
          for (const tab of tabs) if (tab !== own) for (const listener of tab) listener(message);
        },
        listen(listener) {
          own.add(listener);
          return () => own.delete(listener);
        },
      };
    },
  };
}

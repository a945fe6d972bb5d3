/** The headings that the list of keys has. */
export const SHORTCUT_GROUPS = ['everywhere', 'go', 'page', 'list'] as const;
type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

/** Something that a key does. */
export interface Shortcut {
  /** As `pressOf` names them: 'n', 'X' (with Shift), 'Ctrl+K', 'Escape', and 'g u' for one after the other. */
  readonly keys: string;
  readonly label: string;
  readonly group: ShortcutGroup;
  readonly run: () => void;
}

export interface ShortcutRegistry {
  /** Adds shortcuts until the returned function is called. Where two have the same keys, the later one acts. */
  readonly add: (shortcuts: readonly Shortcut[]) => () => void;
  /** Runs the shortcut of a key, or remembers the first key of two. Returns whether the key was used. */
  readonly press: (key: string) => boolean;
  /** Those that act now, one for each combination of keys. */
  readonly active: () => readonly Shortcut[];
  /** The first key of two that was just pressed. */
  readonly begun: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The second key of two has to follow within so many ms. */
const SECOND_KEY_MS = 1500;

/** The shortcuts of the screens that are shown. */
export function createShortcutRegistry(): ShortcutRegistry {
  let added: readonly (readonly Shortcut[])[] = [];
  let active: readonly Shortcut[] = [];
  let begun: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function tell() {
    for (const listener of listeners) listener();
  }

  function change(next: typeof added) {
    added = next;
    active = [...new Map(added.flat().map((shortcut) => [shortcut.keys, shortcut])).values()];
    tell();
  }

  function begin(key: string | undefined) {
    clearTimeout(timer);
    if (key !== undefined) timer = setTimeout(() => begin(undefined), SECOND_KEY_MS);
    if (key === begun) return;
    begun = key;
    tell();
  }

  return {
    add(shortcuts) {
      change([...added, shortcuts]);
      return () => change(added.filter((one) => one !== shortcuts));
    },
    press(key) {
      const first = begun;
      const keys = first === undefined ? key : `${first} ${key}`;
      const isBeginning = active.some((shortcut) => shortcut.keys.startsWith(`${keys} `));
      begin(isBeginning ? keys : undefined);
      const shortcut = active.find((one) => one.keys === keys);
      shortcut?.run();
      return shortcut !== undefined || isBeginning || first !== undefined;
    },
    active: () => active,
    begun: () => begun,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

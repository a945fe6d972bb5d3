import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isField, isSingleKey, pressOf } from './press-of.ts';
import { createShortcutRegistry, type Shortcut, type ShortcutRegistry } from './shortcut-registry.ts';
import { areSingleKeysOn } from './single-keys.ts';

const ShortcutsContext = createContext<ShortcutRegistry | undefined>(undefined);

/** Something else has the keys: a question or the login. */
const OVERLAYS = 'dialog[open], [role=dialog]';

const isInMenu = (target: EventTarget | null) => target instanceof Element && target.closest('[popover]') !== null;

/** Listens to the keys of the screens in it. Single keys do nothing while the user types (decision B281). */
export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(createShortcutRegistry);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing) return;
      const press = pressOf(event);
      if (press === undefined) return;
      if (isSingleKey(press) && !areSingleKeysOn()) return;
      if (!press.startsWith('Ctrl+') && (isField(target) || isInMenu(target))) return;
      if (document.querySelector(OVERLAYS) !== null) return;
      if (registry.press(press)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [registry]);

  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>;
}

function useRegistry(): ShortcutRegistry {
  const registry = useContext(ShortcutsContext);
  if (!registry) throw new Error('Shortcuts need a ShortcutsProvider around them');
  return registry;
}

/** Registers the shortcuts of a part of the screen while it is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useRegistry();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const named = JSON.stringify(shortcuts.map(({ keys, label, group }) => ({ keys, label, group })));
  useEffect(() => {
    const names: Omit<Shortcut, 'run'>[] = JSON.parse(named);
    return add(
      names.map((name) => ({
        ...name,
        run: () => latest.current.find(({ keys }) => keys === name.keys)?.run(),
      })),
    );
  }, [add, named]);
}

export function useActiveShortcuts(): readonly Shortcut[] {
  const { subscribe, active } = useRegistry();
  return useSyncExternalStore(subscribe, active);
}

/** The first key of two that was just pressed. */
export function useBegunShortcut(): string | undefined {
  const { subscribe, begun } = useRegistry();
  return useSyncExternalStore(subscribe, begun);
}

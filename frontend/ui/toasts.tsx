import { useSyncExternalStore } from 'react';
import { UI_TEXTS } from '#shared/texts/ui-texts.ts';

type ToastKind = 'success' | 'error' | 'info';

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, text: string) {
  lastId += 1;
  change([...toasts, { id: lastId, kind, text }]);
}

/** Short messages that go by themselves (admin 9: 3000 ms). May be called from anywhere, a query's `onError` included. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  info: (text: string): void => show('info', text),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear; once, at the end of the app. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <section aria-label={UI_TEXTS.notifications}>
      {shown.map(({ id, kind, text }) => (
        <p key={id} role={kind === 'error' ? 'alert' : 'status'}>
          {text}
          <button type="button" onClick={() => change(toasts.filter((one) => one.id !== id))}>
            {UI_TEXTS.dismiss}
          </button>
        </p>
      ))}
    </section>
  );
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Lays a `<dialog>` of the browser's own over everything while it is mounted: all else is inert, other dialogs included.
 * Afterwards the focus goes back to where it was, or into a question that was asked meanwhile.
 *
 * The element is only taken away, never closed. Closing gives the focus back by itself, and within the same task
 * Chromium gives it to a field that nobody can type into then.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  const [origin] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => queueMicrotask(() => giveBack(origin));
  }, [dialog, origin]);
}

/** By now the dialog is gone, and the page may be touched again. */
function giveBack(origin: Element | null) {
  if (document.activeElement !== document.body) return;
  const place = origin?.isConnected ? origin : document.querySelector('[role=dialog] [data-autofocus]');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

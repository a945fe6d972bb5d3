import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router';
import { LEAVE_TEXTS } from '#shared/texts/base/leave-texts.ts';
import { useDialogs } from '../dialogs/dialogs.tsx';

/**
 * Asks before a page with unsaved changes is left: by a link or a button of the store, by going back or forward, or by
 * closing the tab. Whoever signs out, or is led elsewhere by the store, is not asked. Returns a function that lets the
 * page be left, for after a save.
 */
export function useAskBeforeLeaving(hasChanges: boolean): () => void {
  const { navigator } = useContext(NavigationContext);
  const { confirm } = useDialogs();
  const letGo = useRef<() => void>(undefined);

  useEffect(() => {
    if (!hasChanges) return undefined;
    const stop = holdPage(navigator, () =>
      confirm({
        title: LEAVE_TEXTS.question,
        message: LEAVE_TEXTS.detail,
        confirmLabel: LEAVE_TEXTS.leave,
        cancelLabel: LEAVE_TEXTS.stay,
        isDangerous: true,
      }),
    );
    letGo.current = stop;
    return stop;
  }, [hasChanges, navigator, confirm]);

  return () => letGo.current?.();
}

/** The router numbers the entries of the history in their state. */
const indexIn = (state: unknown): number => Number((state as { readonly idx?: number } | null)?.idx);

/**
 * The router of the store has no way to hold a page: its `push` is replaced as long as a page is held, and a step back or
 * forward is undone before the router hears of it. Returns the way to stop it.
 */
function holdPage(navigator: Navigator, ask: () => Promise<boolean>): () => void {
  const { push } = navigator;
  const here = indexIn(window.history.state);
  let isAsking = false;
  let isReturning = false;

  async function askBefore(leave: () => void) {
    if (isAsking) return;
    isAsking = true;
    const mayLeave = await ask();
    isAsking = false;
    if (!mayLeave) return;
    stop();
    leave();
  }

  function handleStep(event: PopStateEvent) {
    const steps = indexIn(event.state) - here;
    if (!steps && !isReturning) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    isReturning = true;
    window.history.go(-steps);
    void askBefore(() => window.history.go(steps));
  }

  function handleUnload(event: BeforeUnloadEvent) {
    event.preventDefault();
  }

  function stop() {
    navigator.push = push;
    window.removeEventListener('popstate', handleStep, { capture: true });
    window.removeEventListener('beforeunload', handleUnload);
  }

  navigator.push = (...target) => void askBefore(() => push(...target));
  window.addEventListener('popstate', handleStep, { capture: true });
  window.addEventListener('beforeunload', handleUnload);
  return stop;
}
